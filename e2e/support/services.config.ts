import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Services, startServices } from '../../testing/firebase/emulated-product.mjs';
import { servicesVariable } from './services.ts';

/**
 * Starts the emulators of Auth and Firestore and the fake Google once for all workers, when the first worker requests
 * their addresses. A run on the embedded backend needs neither Java nor the emulators.
 */
export default async function setup() {
  let started: Promise<Services> | undefined;
  const server = createServer((_request, response) => {
    started ??= startServices({ say: (line) => process.stderr.write(`${line}\n`) });
    started.then(
      ({ config }) => response.end(JSON.stringify(config)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[servicesVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await started?.catch(() => undefined))?.stop();
  };
}
