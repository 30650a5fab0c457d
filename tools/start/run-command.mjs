import { spawn } from 'node:child_process';

/**
 * Runs a program without a shell and gathers what it prints.
 * Rejects only when the program cannot be started; a failure is a code other than 0.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(program, parameters, { cwd, env = process.env, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let rest = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onLine?.(line);
      });
    }
    // A stop asked of us is passed on, so that no program is left behind.
    const stop = () => {
      child.once('close', () => process.exit(130));
      child.kill('SIGTERM');
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    const settle = () => process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop);
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code) => {
      settle();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {string} output @param {number} [count] */
export const lastLines = (output, count = 30) => output.trimEnd().split('\n').slice(-count).join('\n');
