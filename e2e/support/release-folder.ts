/** The built product under test; another build's folder may be named, to leave this one alone. */
export const releaseFolder = process.env['DAYLOOM_RELEASE'] ?? 'dist/release';
