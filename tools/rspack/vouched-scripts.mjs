import { rspack } from '@rspack/core';

/**
 * Every script that a build adds to the page goes through one function of the shell, which owns the page's only
 * Trusted Types policy: a build without this is refused by the browser.
 */
export class VouchedScripts {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('VouchedScripts', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'VouchedScripts',
        () => 'script = globalThis.__vouchedScript(url);',
      );
    });
  }
}
