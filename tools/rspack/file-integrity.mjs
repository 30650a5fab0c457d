import { rspack } from '@rspack/core';

/**
 * Every script and style that a build adds to the page must pass a single gate in the page, which checks its hash and
 * owns the page's only Trusted Types policy. The browser blocks the scripts of a build without this plugin.
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
