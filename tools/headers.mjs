import { createHash } from 'node:crypto';

/** Servers that a page on a real Firebase project connects to: accounts, tokens, records, push. */
const firebaseConnections = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** The page that opens the sign-in provider in a separate window and receives its response. */
export const signInPage = '/google-sign-in.html';

/** The product's only service worker, at an address that no release changes. */
export const serviceWorkerPath = '/firebase-messaging-sw.js';

/** The only Trusted Types policy that the shell creates. */
const trustedTypesPolicy = 'dayloom';

/** @param {string} text the exact text between the tags */
export const inlineHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {Record<string, string[]>} directives */
const contentSecurityPolicy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * Headers of every response, for any server of the release folder. The profile 'firebase' is for a real project.
 * Without `integrityPolicy`, scripts without integrity may run; use that only for a server whose scripts are never
 * released and so have no hash.
 * @param {{ inlineScripts: string[], inlineStyles: string[], profile?: 'local' | 'firebase',
 *   integrityPolicy?: boolean }} page
 * @returns {Record<string, string>}
 */
export function headersFor({ inlineScripts, inlineStyles, profile = 'local', integrityPolicy = true }) {
  const connections = profile === 'firebase' ? firebaseConnections : [];
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inlineScripts.map(inlineHash)],
      'style-src': ["'self'", ...inlineStyles.map(inlineHash)],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connections],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [trustedTypesPolicy],
    }),
    // Chromium 150 does not support this for styles; the page's own gate checks them.
    ...(integrityPolicy && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    ...(profile === 'firebase' && strictTransport),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), payment=(), usb=()',
    // Not same-origin, because that would disconnect the sign-in popup from its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * The same headers for the backend that a `config.json` names: only our own origin for the embedded one, the emulators
 * if they are configured, otherwise the services of the project. An invalid configuration counts as embedded.
 * @param {Record<string, string>} headers
 * @param {unknown} config the content of `config.json`
 * @returns {Record<string, string>}
 */
export function headersForConfig(headers, config) {
  const connections = connectionsOf(config);
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(
      /connect-src [^;]*/,
      ["connect-src 'self'", ...connections].join(' '),
    ),
    ...(connections === firebaseConnections && strictTransport),
  };
}

/** @param {unknown} config @returns {string[]} */
function connectionsOf(config) {
  const { backend, emulators } = /** @type {Record<string, any>} */ (
    typeof config === 'object' && config !== null ? config : {}
  );
  if (backend !== 'firebase') return [];
  if (emulators === undefined) return firebaseConnections;
  return [emulators?.auth, emulators?.firestore].flatMap(originOf);
}

/** @param {unknown} address `http://127.0.0.1:9099` or `127.0.0.1:8080` @returns {string[]} one, or none */
function originOf(address) {
  const text = String(address);
  const url = text.includes('://') ? text : `http://${text}`;
  return URL.canParse(url) && /^https?:/.test(url) ? [new URL(url).origin] : [];
}

/**
 * Headers that differ for one address. A window that leads to another site is disconnected from its opener when any
 * page in it has a stricter policy than that site: it would look closed at once. The service worker loads no scripts
 * and only requests files of this origin, which it caches.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const headersOfPaths = {
  [signInPage]: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
  [serviceWorkerPath]: {
    'Content-Security-Policy': contentSecurityPolicy({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  },
};

/** @param {string} path absolute path of the address @returns {Readonly<Record<string, string>>} */
export const headersForPath = (path) => headersOfPaths[path] ?? {};

/**
 * Versioned folders never change; everything else is revalidated on each request.
 * @param {string} path absolute path of the address
 */
export const cacheControlFor = (path) =>
  /^\/[ms]\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** For responses without a file, because the file may exist a moment later. */
export const notKept = 'no-store';

/** True when each script and stylesheet in a page has an integrity value. @param {string} html */
export function everythingHasIntegrity(html) {
  const tags = html.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return (
    tags.length > 0 && tags.every((tag) => /\bintegrity="sha384-/.test(tag) && /\bcrossorigin=/.test(tag))
  );
}
