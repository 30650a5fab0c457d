import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a request is answered wrongly, by a real server over a real connection:
 * - `status`, `body`, `type`: this answer instead of the file's (a 404, a 500, HTML or garbage in place of a script);
 * - `delayMs`: waits first; alone, the right answer follows;
 * - `hang`: the connection stays open and nothing is ever sent;
 * - `reset`: the connection is cut before an answer;
 * - `truncateAt`: the right answer's headers and this many bytes of it, then the connection is cut.
 * @typedef {{ status?: number, body?: string | Buffer, type?: string, delayMs?: number, hang?: boolean,
 *   reset?: boolean, truncateAt?: number }} Fault
 * @typedef {(path: string, request: import('node:http').IncomingMessage) => Fault | undefined} Faults
 */

/**
 * Misbehaves as asked. Answers true when nothing is left to be sent.
 * @param {Fault} fault
 * @param {import('node:http').ServerResponse} response
 * @param {{ headers: Record<string, string>, closing: AbortSignal }} server
 * @returns {Promise<boolean>}
 */
export async function misbehave(fault, response, { headers, closing }) {
  if (fault.delayMs)
    await wait(fault.delayMs, undefined, { signal: closing }).catch(() => response.destroy());
  if (fault.hang) return true;
  if (fault.reset || response.destroyed) {
    response.socket?.resetAndDestroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  const body = Buffer.from(fault.body ?? `Fault ${fault.status}\n`);
  response.writeHead(fault.status ?? 200, {
    ...headers,
    'Content-Type': fault.type ?? 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
  return true;
}
