import getPort from 'get-port';
import { step } from './launch.mjs';

/**
 * Serves on the wanted port or the next free one. Another program may take it between looking and listening: then
 * the one after it is tried.
 * @template {{ port: number }} Server
 * @param {number} wanted
 * @param {(port: number) => Promise<Server>} serve
 * @returns {Promise<Server>}
 */
export async function serveNear(wanted, serve) {
  const near = Array.from({ length: 50 }, (_, further) => wanted + further).filter((port) => port <= 65_535);
  const server = await step('starting the server', async () => {
    for (;;) {
      try {
        const port = await getPort({ port: near });
        // Where none of them can be had, any other one is offered: nobody would look for the product there.
        if (!near.includes(port))
          throw new Error(
            `Ports ${wanted} to ${near.at(-1)} cannot be used here. Choose another one with --port.`,
          );
        return await serve(port);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      }
    }
  });
  if (server.port !== wanted) console.log(`Port ${wanted} is taken.`);
  return server;
}

/** Runs until Ctrl-C, then stops what was started. @param {() => Promise<unknown>} stop */
export function runUntilInterrupted(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
