import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const { '@dayloom/domain': _bundled, ...installed } = dependencies;

/** The package.json of the deployed service. The domain library is left out, because it is part of the bundle. */
const manifest = { name: 'dayloom-functions', private: true, main: 'index.js', engines: { node: '22' } };

/**
 * `dist` is what a deploy uploads: one file that includes the domain library, and a list of the packages to install.
 * @type {import('@rspack/core').Configuration}
 */
export default {
  context: import.meta.dirname,
  mode: 'production',
  target: 'node20',
  entry: { index: './src/index.ts' },
  output: {
    path: join(import.meta.dirname, 'dist'),
    filename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  // Not minified: stack traces in the service's log stay readable, and no browser downloads this file.
  optimization: { minimize: false },
  devtool: false,
  externals: [
    ({ request }, done) => done(undefined, isInstalled(request) ? `commonjs ${request}` : undefined),
  ],
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  plugins: [
    new rspack.CopyRspackPlugin({ patterns: [{ from: '.env*', noErrorOnMissing: true }] }),
    {
      /** @param {import('@rspack/core').Compiler} compiler */
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('manifest', (compilation) =>
          compilation.hooks.processAssets.tap('manifest', () =>
            compilation.emitAsset(
              'package.json',
              new rspack.sources.RawSource(
                `${JSON.stringify({ ...manifest, dependencies: installed }, null, 2)}\n`,
              ),
            ),
          ),
        ),
    },
  ],
  stats: 'errors-warnings',
};

/** @param {string | undefined} request */
function isInstalled(request = '') {
  return Object.keys(installed).some((name) => request === name || request.startsWith(`${name}/`));
}
