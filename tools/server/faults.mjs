import { setTimeout as wait } from 'node:timers/promises';

/**
 * A faulty response of a real server over a real connection:
 * - `status`, `body`, `type`: this response instead of the file's (a 404, a 500, HTML or garbage in place of a script);
 * - `delayMs`: waits first; without other faults, the correct response follows;
 * - `hang`: the connection stays open and nothing is ever sent;
 * - `reset`: the connection is closed before a response;
 * - `truncateAt`: the correct response's headers and this many bytes of its body, then the connection is closed.
 * @typedef {{ status?: number, body?: string | Buffer, type?: string, delayMs?: number, hang?: boolean,
 *   reset?: boolean, truncateAt?: number }} Fault
 * @typedef {(path: string, request: import('node:http').IncomingMessage) => Fault | undefined} Faults
 */

/**
 * Responds with the fault. Returns true when nothing else must be sent.
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
