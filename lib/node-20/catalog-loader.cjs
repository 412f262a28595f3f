const loader = import('next-intl/extractor/catalogLoader');

/**
 * Wraps next-intl's loader, an ES module, as CommonJS, because Turbopack loads it with `require`.
 * Before Node 20.19, `require` cannot load ES modules.
 */
module.exports = function load(source) {
  const done = this.async();
  const context = new Proxy(this, {
    get: (target, name) => (name === 'async' ? () => done : Reflect.get(target, name, target)),
  });
  loader.then(({ default: compile }) => compile.call(context, source)).catch(done);
};
