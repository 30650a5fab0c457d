/** The built product under test. A variable can name another build's folder. */
export const releaseFolder = process.env['DAYLOOM_RELEASE'] ?? 'dist/release';
