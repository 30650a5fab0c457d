import { execa } from 'execa';

/**
 * Runs a program without a shell, with execa's options; it ends with this process. Never rejects: `exitCode` is not 0
 * when the program failed or could not be started. `all` contains its output.
 */
export const runCommand = execa({ all: true, reject: false, stdin: 'ignore' });
