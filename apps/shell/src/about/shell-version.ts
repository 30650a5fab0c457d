/** The version of a shell that was not released. */
export const development = 'development';

/** The release of this page, read from the folder it was served from. */
export function shellVersion(
  folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '',
): string {
  return /\/s\/([^/]+)\//.exec(folder)?.[1] ?? development;
}
