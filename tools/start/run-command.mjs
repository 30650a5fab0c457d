import { execa } from 'execa';

/**
 * Runs a program without a shell, with further options of execa's; it ends with this process. Never rejects: of a
 * program that failed, or could not be started, `exitCode` is not 0. What it printed is in `all`.
 */
export const runCommand = execa({ all: true, reject: false, stdin: 'ignore' });
