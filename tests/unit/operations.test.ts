import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sections } from '@/lib/settings/all';
import { metrics } from '@/lib/telemetry/metrics';
import { programsOfBuild } from '@/scripts/lib/build/bundle.mjs';
import { allocatorEnv, heapFlags } from '@/scripts/lib/processes/allocator.mjs';

const run = promisify(execFile);
const read = (path: string) => readFileSync(path, 'utf8');

/** Returns whether a program is installed. Tests that need a missing program are skipped. */
function hasProgram(name: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, name)));
}

/** The metric names that Prometheus stores: a histogram has three. */
const series = Object.entries(metrics).flatMap(([name, { type }]) =>
  type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
);

function labelsOf(name: string): readonly string[] {
  const key = name.replace(/_(?:bucket|count|sum)$/, '');
  const found = Object.entries(metrics).find(([own]) => own === key)?.[1];
  return found && 'labels' in found ? found.labels : [];
}

test.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json'])(
  '%s queries only existing metrics and labels',
  (file) => {
    const text = read(file);
    const queried = [...text.matchAll(/\bchorsu_\w+/g)].map(([name]) => name);
    expect(queried.length).toBeGreaterThan(15);
    expect(queried.filter((name) => !series.includes(name))).toEqual([]);

    const known = new Set(
      Object.values(metrics).flatMap((one) => ('labels' in one ? one.labels : [])),
    );
    const labels = [...text.matchAll(/sum by \(([^)]+)\)/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    const own = ['instance', 'job', 'le'];
    const selected = [...text.matchAll(/\b(chorsu_\w+)\{([^}]+)\}/g)].flatMap(
      ([, name = '', list = '']) =>
        [...list.matchAll(/(\w+)=/g)].map(([, label = '']) => ({ name, label })),
    );
    expect(selected.filter((one) => !labelsOf(one.name).includes(one.label))).toEqual([]);

    expect(labels.filter((label) => !own.includes(label) && !known.has(label as never))).toEqual(
      [],
    );
  },
);

test('the dashboard shows every metric, with two listed exceptions', () => {
  const dashboard = read('deploy/grafana/dashboard.json');
  const later = ['chorsu_reports_refused_total', 'chorsu_unrecognised_output'];
  const names = Object.keys(metrics).filter((name) => !later.includes(name));
  expect(names.filter((name) => !dashboard.includes(name))).toEqual([]);
});

test('deployment files name only existing programs', () => {
  const units =
    read('deploy/systemd/chorsu-api.service') + read('deploy/systemd/chorsu-web.service');
  const guides = readdirSync('docs/deploy').map((name) => read(`docs/deploy/${name}`));
  const all = units + read('Dockerfile') + read('compose.yaml') + guides.join('');
  const programs = new Set(
    [...all.matchAll(/\b(?:api|server|tests)\/[\w/]+\.ts\b/g)].map(([path]) => path),
  );
  const own = ['api/doctor/main.ts', 'api/main/serve.ts', 'api/main/shop.ts', 'server/main.ts'];
  expect([...programs].sort()).toEqual(own);
  for (const path of programs) expect(readFileSync(path, 'utf8')).not.toBe('');
  expect(programsOfBuild.toSorted()).toEqual(own);
});

test('Prometheus scrapes the metrics ports of the storefronts and the API', () => {
  expect(read('deploy/prometheus/prometheus.yml').match(/(?:web-\d|api):\d{4}/g)).toEqual([
    'web-1:9464',
    'web-2:9464',
    'api:9464',
  ]);
});

test.each([
  'deploy/systemd/chorsu-api.service',
  'deploy/systemd/chorsu-web.service',
  'Dockerfile',
  'docs/deploy/single-machine.md',
])('%s sets the same memory allocator options as npm start', (file) => {
  const settings = [
    ...Object.entries(allocatorEnv()).map((pair) => pair.join('=')),
    ...heapFlags(),
  ];
  expect(settings).not.toEqual([]);
  for (const setting of settings) expect(read(file)).toContain(setting);
});

test('the Docker image uses the Node version that the deployment guide recommends', () => {
  const [, advised] = /run a shop on Node (\d+)\b/i.exec(read('docs/deploy/README.md')) ?? [];
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(images).toEqual([advised, advised]);
});

/** Parses the services of the compose file, with YAML merge keys resolved. */
function composeServices(): Record<
  string,
  { image: string; logging?: object; env_file?: string | string[] }
> {
  return parse(read('compose.yaml'), { merge: true }).services;
}

test('every container has a pinned image version and rotates its log', () => {
  for (const [name, { image, logging }] of Object.entries(composeServices())) {
    if (image !== 'chorsu') expect(image, name).toMatch(/:(?!latest)[\w.-]+$/);
    expect(logging, name).toMatchObject({ options: { 'max-size': expect.anything() } });
  }
});

test('only the API receives its secrets, and example files contain only known settings', () => {
  const readers = Object.entries(composeServices()).flatMap(([name, { env_file = [] }]) =>
    [env_file].flat().map((file) => [file.replace(/^deploy.compose./, ''), name]),
  );
  expect(readers.filter(([file]) => file === 'api.env')).toEqual([['api.env', 'api']]);
  expect(readers.filter(([file]) => file === 'postgres.env')).toEqual([
    ['postgres.env', 'postgres'],
  ]);

  const namesIn = (file: string) =>
    [...read(`deploy/compose/${file}.env.example`).matchAll(/^(\w+)=/gm)].map(
      ([, name = '']) => name,
    );
  const settings = Object.assign({}, ...Object.values(sections));
  const secrets = Object.entries<object>(settings).filter(
    ([, setting]) => 'isOfProvider' in setting,
  );
  expect(namesIn('api')).toEqual(expect.arrayContaining(secrets.map(([name]) => name)));
  const known = Object.keys(settings);
  expect([...namesIn('shop'), ...namesIn('api')].filter((name) => !known.includes(name))).toEqual(
    [],
  );
});

test('every alert has a playbook and every playbook has an alert', () => {
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name).sort();

  const rules = read('deploy/prometheus/alerts.yml');
  const alerts = namesIn(rules, /- alert: (\w+)/g);
  expect(namesIn(read('docs/operate/incidents.md'), /^## (\w+)$/gm)).toEqual(alerts);
  expect(namesIn(rules, /runbook: docs\/operate\/incidents\.md#(\w+)/g)).toEqual(
    alerts.map((name) => name?.toLowerCase()).sort(),
  );
});

test.runIf(hasProgram('promtool')).each([
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml', 'alerts.week.test.yml'],
])('promtool %s %s succeeds', async (...args) => {
  await run('promtool', args, { cwd: 'deploy/prometheus' });
});

test.runIf(hasProgram('amtool'))('amtool accepts the Alertmanager configuration', async () => {
  await run('amtool', ['check-config', 'alertmanager.yml'], { cwd: 'deploy/prometheus' });
});
