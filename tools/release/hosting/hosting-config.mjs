import { cacheControlFor, headersOfPaths, notKept } from '../../headers.mjs';
import { isKeptBack } from '../../server/find-file.mjs';

/** Addresses of screens: not below `m` or `s` and without a file extension, so that a missing file gives 404. */
const screens = '^/([^./]{2,}|[^./ms])?(/[^.]*)?$';

/** Files that are not uploaded: those that must not be served, and those that Hosting creates itself. */
const ignore = [
  'headers.json',
  'history/**',
  'maps/**',
  's/*/headers.json',
  's/*/*.html',
  '**/notes.json',
  '**/.*',
  '**/*.br',
  '**/*.gz',
];

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Configuration with which a release folder is deployed to Firebase Hosting. Hosting matches headers against the
 * address before it checks whether the file exists, so a rule for a whole folder also applies to missing files, which a
 * browser would then not request again for a year. Therefore only the files deployed with this configuration are
 * immutable, each listed by name, and everything else below `/m/` and `/s/` is not stored. If two rules set the same
 * header, Hosting uses the last one. If it used the first, files would be revalidated, and missing ones still not
 * stored.
 * @param {{ folder: string, headers: Record<string, string>, names: string[], predeploy: string }} release `folder` is
 *   relative to the configuration's; `headers` of every response; `names` of the files in the folder
 */
export function hostingConfig({ folder, headers, names, predeploy }) {
  const special = Object.entries(headersOfPaths);
  const differing = special.flatMap(([, own]) => Object.keys(own));
  /** @param {(name: string) => boolean} isWanted */
  const only = (isWanted) =>
    listed(Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name))));
  return {
    hosting: {
      public: folder,
      predeploy: [predeploy],
      ignore,
      headers: [
        { source: '**', headers: only((name) => !differing.includes(name)) },
        ...special.flatMap(([path, own]) => [
          { source: `!${path}`, headers: only((name) => name in own) },
          { source: path, headers: listed(own) },
        ]),
        { source: '!/@(m|s)/**', headers: listed({ 'Cache-Control': cacheControlFor('/') }) },
        { source: '/@(m|s)/**', headers: listed({ 'Cache-Control': notKept }) },
        ...immutable(names),
      ],
      rewrites: [{ regex: screens, destination: '/index.html' }],
    },
  };
}

/** A rule for the files of each version. @param {string[]} names */
function immutable(names) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const name of names) {
    const [, folder = '', file = ''] = /^((?:m\/[^/]+|s)\/[^/]+)\/(.+)$/.exec(name) ?? [];
    if (folder && isUploaded(name)) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].map(([folder, files]) => ({
    // A regular expression, for which Hosting uses RE2, because alternatives of a glob cannot contain a slash.
    regex: `^/${literal(folder)}/(?:${files.map(literal).join('|')})$`,
    headers: listed({ 'Cache-Control': cacheControlFor(`/${folder}/`) }),
  }));
}

/** True for files that `ignore` does not exclude. @param {string} name of a file in the folder */
export const isUploaded = (name) => !/\.(?:br|gz)$|(?:^|\/)\./.test(name) && !isKeptBack(`/${name}`);

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
