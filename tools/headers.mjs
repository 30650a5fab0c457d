import { createHash } from 'node:crypto';

/** Addresses that only the firebase profile may connect to. */
const firebaseConnections = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** The one Trusted Types policy the shell creates. */
const trustedTypesPolicy = 'dayloom';

/** @param {string} text the exact text between the tags */
export const inlineHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers of every response, whatever serves the release folder.
 * `emulators` are origins such as `http://127.0.0.1:9099`, allowed in the firebase profile only.
 * `integrityPolicy` also refuses each script that carries no integrity.
 * @param {{ inlineScripts: string[], inlineStyles: string[], profile?: 'local' | 'firebase',
 *   emulators?: string[], integrityPolicy?: boolean }} page
 * @returns {Record<string, string>}
 */
export function headersFor({
  inlineScripts,
  inlineStyles,
  profile = 'local',
  emulators = [],
  integrityPolicy = false,
}) {
  const connections = profile === 'firebase' ? [...firebaseConnections, ...emulators] : [];
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
    ...(integrityPolicy && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    ...(profile === 'firebase' && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), payment=(), usb=()',
    // Not same-origin: it would cut the sign-in popup off from its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** @param {Record<string, string[]>} directives */
const contentSecurityPolicy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * Versioned folders never change; all else is asked for again each time.
 * @param {string} path absolute path of the address
 */
export const cacheControlFor = (path) =>
  /^\/[ms]\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * True when each script and stylesheet that a page names carries an integrity value.
 * @param {string} html
 */
export function everythingHasIntegrity(html) {
  const tags = html.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return (
    tags.length > 0 && tags.every((tag) => /\bintegrity="sha384-/.test(tag) && /\bcrossorigin=/.test(tag))
  );
}
