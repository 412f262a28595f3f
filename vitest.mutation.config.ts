import { defineConfig } from 'vitest/config';
import { projects } from './vitest.config';

const tests = process.env.MUTATION_TESTS?.split(' ') ?? [];

/** The projects of the tests that belong to what is mutated, each with these tests alone. */
export default defineConfig({
  test: {
    projects: projects.flatMap((project) => {
      const include = tests.filter((path) => path.startsWith(`tests/${project.test.name}/`));
      return include.length > 0 ? { ...project, test: { ...project.test, include } } : [];
    }),
  },
});
