const loader = import('next-intl/extractor/catalogLoader');

/**
 * Wraps next-intl's loader, an ES module, as CommonJS: Turbopack loads it with `require`, which
 * Node before 20.19 cannot do with ES modules.
 */
module.exports = function load(source) {
  const done = this.async();
  const context = new Proxy(this, {
    get: (target, name) => (name === 'async' ? () => done : Reflect.get(target, name, target)),
  });
  loader.then(({ default: compile }) => compile.call(context, source)).catch(done);
};
