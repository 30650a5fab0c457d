import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { lastLines } from '../../tools/start/sentences.mjs';

const keeper = join(import.meta.dirname, 'keeper.mjs');
const timeout = 120_000;
const pause = 100;

/**
 * Starts a program that serves on 127.0.0.1 and waits until it responds. It always ends with this process. Throws a
 * message with the program's last output when it ends before it responds, or does not respond within two minutes.
 * @param {{ name: string, program: string, parameters: string[], port: number }} server
 * @returns {Promise<{ stop: () => Promise<void> }>} `stop` resolves when the program has ended; further calls do nothing
 */
export async function startServer({ name, program, parameters, port }) {
  const child = spawn(process.execPath, [keeper, program, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-20_000);
    });
  /** @type {Promise<void>} */
  const end = new Promise((resolve) => void child.once('close', () => resolve()));
  const stop = () => {
    child.stdin.end();
    return end;
  };
  const until = Date.now() + timeout;
  while (child.exitCode === null && Date.now() < until) {
    if (await answers(port)) return { stop };
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, pause))]);
  }
  const why = child.exitCode === null ? 'did not answer in two minutes' : 'ended';
  await stop();
  throw new Error(`The ${name} ${why}. Its last words:\n${lastLines(output, 15)}`);
}

/** @param {number} port */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
