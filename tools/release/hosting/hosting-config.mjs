import { cacheControlFor, headersOfPaths, notKept } from '../../headers.mjs';
import { isKeptBack } from '../../server/find-file.mjs';

/** Addresses of screens: neither below `m` or `s` nor with a file's ending, so that a missing file is not found. */
const screens = '^/([^./]{2,}|[^./ms])?(/[^.]*)?$';

/** Not uploaded: what nobody may be served, and what Hosting makes by itself. */
const ignore = [
  'headers.json',
  'history/**',
  's/*/headers.json',
  's/*/*.html',
  '**/.*',
  '**/*.br',
  '**/*.gz',
];

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * The configuration that a release folder is deployed to Firebase Hosting with.
 *
 * Hosting matches headers against the address before it looks whether a file is there, so a rule for a whole folder is
 * one for missing files too, which a browser would then not ask for again for a year. So only the addresses of files
 * that are deployed with this very configuration are immutable, each by its name, and all else below `/m/` and `/s/` is
 * not kept. Of two rules for one header Hosting follows the last one; if it followed the first, files would be asked for
 * once more, and a missing one still not kept.
 * @param {{ folder: string, headers: Record<string, string>, names: string[], predeploy: string }} release `folder` as
 *   seen from the configuration's; `headers` of every answer; `names` of the files in the folder
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
    // An expression, of which Hosting knows those of RE2: a glob's alternatives hold no slash.
    regex: `^/${literal(folder)}/(?:${files.map(literal).join('|')})$`,
    headers: listed({ 'Cache-Control': cacheControlFor(`/${folder}/`) }),
  }));
}

/** What `ignore` leaves. @param {string} name of a file in the folder */
export const isUploaded = (name) => !/\.(?:br|gz)$|(?:^|\/)\./.test(name) && !isKeptBack(`/${name}`);

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
