import getPort from 'get-port';
import { runStep } from './launch.mjs';

/**
 * Serves on the wanted port or the next free one. If another program takes the port between checking and listening,
 * tries the next one.
 * @template {{ port: number }} Server
 * @param {number} wanted
 * @param {(port: number) => Promise<Server>} serve
 * @returns {Promise<Server>}
 */
export async function serveNear(wanted, serve) {
  const near = Array.from({ length: 50 }, (_, further) => wanted + further).filter((port) => port <= 65_535);
  const server = await runStep('starting the server', async () => {
    for (;;) {
      try {
        const port = await getPort({ port: near });
        // If none of these ports is free, getPort returns any other one, where no user would look for the product.
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

/** Runs until Ctrl-C, then calls `stop`. @param {() => Promise<unknown>} stop */
export function runUntilInterrupted(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
