import { rspack } from '@rspack/core';

/**
 * Every script and style that a build adds to the page goes through one gate of the page, which checks its hash and
 * owns the page's only Trusted Types policy: the browser refuses a script of a build without this.
 */
export class FileIntegrity {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('FileIntegrity', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap('FileIntegrity', () => 'script = globalThis.__vouchedScript(url);');
      hooks.createLink.tap('FileIntegrity', (code) => `${code}\nlink = globalThis.__vouchedStyle(link);`);
    });
  }
}
