import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BuildId, chunkListOf } from './build-id.mjs';
import { BuildReport } from './build-report.mjs';
import { compiledOnArrival } from './compile-hint.mjs';
import { federationRuntimeAsEsm, federationVersion, lentByShell } from './federation-runtime.mjs';
import { folderAlias } from './folder-alias-loader.mjs';
import { sourceFaults } from '../module-faults/module-faults.mjs';
import { InlineScripts } from './inline-scripts.mjs';
import { LicenceNotices } from './licences/licence-notices.mjs';
import { MaskedHashes } from './masked-hashes.mjs';
import { minimizers } from './minimizers.mjs';
import { prerenderedLanding } from './prerender.mjs';
import { providedByShell } from './provided-by-shell.mjs';
import { ServiceWorker } from './service-worker.mjs';
import { sharedBy } from './shared.mjs';
import { shellCacheGroups } from './shell-chunks.mjs';
import { strictServer } from './standalone-headers.mjs';
import { FileIntegrity } from './file-integrity.mjs';
import { WithoutFolder } from './without-folder.mjs';

/** @typedef {import('@rspack/core').Configuration} Configuration */

const root = join(import.meta.dirname, '../..');
const production = process.env.NODE_ENV !== 'development';

/** Where `nx dev shell` writes its build: a separate workspace for the release tools. */
export const developmentFolder = join(import.meta.dirname, '../../.cache/development');

/** @param {string} folder */
const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the part of the package's name after `@dayloom/`. @param {string} folder @returns {string} */
const nameOf = (folder) => packageOf(folder).name.replace('@dayloom/', '');

/** The shell loads the entries of modules itself (`apps/shell/src/loader/federation.ts`). */
const federationParts = /** @type {const} */ ({ target: 'web', disableSnapshot: true, disableRemote: true });

/** Sets the folder that a build is served from. */
const publicPath = join(import.meta.dirname, 'public-path.mjs');

/** Common configuration of all our builds. @param {string} folder @param {boolean} refresh @returns {Configuration} */
export function base(folder, refresh) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Maps are never served, so no file names its own.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...federationRuntimeAsEsm(),
        [folderAlias]: root,
        re2js$: join(import.meta.dirname, 'no-regular-expressions.mjs'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh } },
              target: 'es2022',
            },
          },
        },
        // The federation plugin writes its start code under this name.
        {
          test: /@module-federation\/runtime\/rspack\.js$/,
          use: join(import.meta.dirname, 'folder-alias-loader.mjs'),
        },
        ...(production
          ? [
              {
                test: /react-router\/dist\/.*\.mjs$/,
                use: join(import.meta.dirname, 'without-debug-names-loader.mjs'),
              },
            ]
          : []),
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
        },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
      generator: {
        'css/auto': { localIdentName: production ? '[hash:base64:6]' : '[local]-[hash:base64:6]' },
      },
    },
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      // The first free names compress better than the default, which are hashes: 2.5 kB before the first row.
      mangleExports: production ? 'size' : false,
      minimizer: minimizers(),
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The build's name in the page; the names of its CSS classes contain it too. @param {string} name */
export const uniqueNameOf = (name) => `dayloom_${name}`;

/** @param {string} name @returns {NonNullable<Configuration['output']>} */
export const output = (name) => ({
  // Development builds have their own folder, separate from the builds that Nx caches.
  ...(!production && { path: join(developmentFolder, 'apps', name, 'dist') }),
  filename: production ? '[name].[contenthash:8].js' : '[name].js',
  chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
  cssFilename: production ? '[name].[contenthash:8].css' : '[name].css',
  cssChunkFilename: production ? '[name].[contenthash:8].css' : '[name].css',
  publicPath: '',
  uniqueName: uniqueNameOf(name),
  chunkLoadingGlobal: chunkListOf(name),
  clean: true,
});

/**
 * Plugins of all our builds. In development, ids and files are named after their sources.
 * @param {ConstructorParameters<typeof BuildReport>[0]} about
 * @param {LicenceNotices} [licences]
 */
const ownPlugins = (about, licences = new LicenceNotices()) => [
  new FileIntegrity(),
  ...(production ? [new MaskedHashes(), new WithoutFolder(), new BuildId(about.name), licences] : []),
  new BuildReport(about),
];

/** Common configuration of all builds of the shell. @param {string} folder @returns {Configuration} */
export function shellBase(folder) {
  const { optimization, ...rest } = base(folder, false);
  return {
    ...rest,
    optimization: { ...optimization, splitChunks: { cacheGroups: shellCacheGroups } },
  };
}

/** The shell: host of the federation, provider of all shared code. @param {string} folder @returns {Configuration} */
export function shellConfig(folder) {
  const name = nameOf(folder);
  const worker = new ServiceWorker(base(folder, false));
  const scripts = new InlineScripts(base(folder, false));
  return {
    ...shellBase(folder),
    name,
    entry: { main: [publicPath, './src/main.ts'] },
    output: output(name),
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueNameOf(name),
        shared: sharedBy(folder, { eager: true }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: federationParts },
      }),
      compiledOnArrival('main'),
      worker,
      scripts,
      ...ownPlugins(
        {
          kind: 'shell',
          name,
          shared: { ...sharedBy(folder, { eager: true }), ...federationVersion() },
          provides: providedByShell,
          scripts: () => scripts.texts,
          // In development scripts render the page, so that a change needs only one build.
          ...(production && { landing: () => prerenderedLanding(shellBase(folder), uniqueNameOf(name)) }),
        },
        new LicenceNotices(() => [...worker.files, ...scripts.files]),
      ),
    ],
  };
}

/**
 * A module as the shell loads it: one exposed file that uses the shell's federation runtime.
 * @param {string} folder
 * @returns {Configuration}
 */
export function moduleConfig(folder) {
  const name = nameOf(folder);
  const shared = sharedBy(folder, { eager: false });
  const { optimization, ...rest } = base(folder, false);
  return {
    ...rest,
    name,
    entry: {},
    externals: lentByShell(shared),
    output: output(name),
    // One file per chunk: a request costs more than the code that two chunks of a module share.
    optimization: { ...optimization, splitChunks: false },
    plugins: [
      // Part of the container's entry, which has the same name and must come last: it is what the script leaves.
      new rspack.EntryPlugin(folder, publicPath, { name: uniqueNameOf(name) }),
      new rspack.container.ContainerPlugin({
        name: uniqueNameOf(name),
        // A property, because not every name of a module can be the name of a variable.
        library: { type: 'window', name: uniqueNameOf(name) },
        filename: production ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: { './module': { import: './src/module.ts', name: 'module' } },
      }),
      ...ownPlugins({
        kind: 'module',
        name,
        shared: { ...shared, ...federationVersion() },
        ...(production && { faults: (files) => sourceFaults(folder, files) }),
      }),
    ],
  };
}

/**
 * A module on its own, without shell and federation, with fast refresh. It uses the product's headers and file gate, so
 * that whatever they block fails here too.
 * @param {string} folder
 * @param {number} port
 * @returns {Configuration}
 */
export function standaloneConfig(folder, port) {
  const name = nameOf(folder);
  const template = join(import.meta.dirname, 'standalone.html');
  const { optimization, ...rest } = base(folder, true);
  return {
    ...rest,
    name: `${name}-standalone`,
    mode: 'development',
    entry: { standalone: './src/standalone.tsx' },
    output: { filename: '[name].js', publicPath: '/', uniqueName: `standalone_${name}` },
    optimization: { ...optimization, splitChunks: false },
    plugins: [
      new rspack.HtmlRspackPlugin({ template, title: `Dayloom ${name}` }),
      new ReactRefreshRspackPlugin(),
      new FileIntegrity(),
    ],
    devServer: {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      ...strictServer(readFileSync(template, 'utf8')),
      hot: true,
      historyApiFallback: true,
      client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
    },
  };
}
