const loader = import('next-intl/extractor/catalogLoader');

/** Turbopack requires its loaders; Node before 20.19 cannot require an ES module. */
module.exports = function load(source) {
  const done = this.async();
  const context = new Proxy(this, {
    get: (target, name) => (name === 'async' ? () => done : Reflect.get(target, name, target)),
  });
  loader.then(({ default: compile }) => compile.call(context, source)).catch(done);
};
