/**
 * Placeholder for the shell's version in prerendered HTML: the version is computed from the built files, including this
 * HTML.
 */
export const versionPlaceholder = 'SHELL_VERSION';
