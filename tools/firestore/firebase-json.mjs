import { cacheControlFor, headersFor, headersForConfig, headersForPath, signInPage } from '../headers.mjs';

/** Addresses of screens: neither below `m` or `s` nor with a file's ending, so that a missing file is not found. */
const screens = '^/([^./]{2,}|[^./ms])?(/[^.]*)?$';

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * The content of `firebase.json`: hosting of the release folder with the headers that our own server sends for a real
 * project, rules, indexes, and emulators on this machine alone.
 * @param {{ inlineScripts: string[], inlineStyles: string[] }} page the texts that stand in `index.html` itself
 */
export function firebaseJson(page) {
  const all = headersForConfig(headersFor(page), { backend: 'firebase' });
  const ofSignIn = headersForPath(signInPage);
  const differing = Object.keys(ofSignIn);
  const part = /** @param {boolean} differs */ (differs) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => differing.includes(name) === differs));
  return {
    hosting: {
      public: 'dist/release',
      // The headers stand below, and Hosting compresses by itself.
      ignore: ['headers.json', 's/*/headers.json', 's/*/*.html', '**/.*', '**/*.br', '**/*.gz'],
      // No two of them name the same header for one address.
      headers: [
        { source: '**', headers: listed(part(false)) },
        { source: `!${signInPage}`, headers: listed(part(true)) },
        { source: signInPage, headers: listed(ofSignIn) },
        { source: '/@(m|s)/**', headers: listed({ 'Cache-Control': cacheControlFor('/m/any/1/main.js') }) },
        { source: '!/@(m|s)/**', headers: listed({ 'Cache-Control': cacheControlFor('/') }) },
      ],
      rewrites: [{ regex: screens, destination: '/index.html' }],
    },
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    emulators: {
      singleProjectMode: true,
      auth: { host: '127.0.0.1', port: 9099 },
      firestore: { host: '127.0.0.1', port: 8080 },
      ui: { enabled: false },
    },
  };
}
