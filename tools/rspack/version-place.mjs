/** Stands for the shell's version in what its build prerenders: the version is made of what was built, this text too. */
export const versionPlace = 'SHELL_VERSION';
