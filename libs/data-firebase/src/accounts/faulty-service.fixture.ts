import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Fault {
  /** A part of the URLs to fail. */
  readonly at: string;
  readonly status: number;
  /** The service's error message, such as TOKEN_EXPIRED. */
  readonly message: string;
}

/** A proxy of the emulator that can be made to fail or be stopped. */
export async function faultyService(authUrl: string) {
  let fault: Fault | undefined;
  const server = createServer((incoming, reply) => {
    if (fault && incoming.method !== 'OPTIONS' && incoming.url?.includes(fault.at))
      return refuse(reply, fault);
    const forwarded = request(
      `${authUrl}${incoming.url}`,
      // No keep-alive: the emulator may close the connection just when it is reused.
      { agent: false, method: incoming.method, headers: incoming.headers },
      (response) => {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
      },
    );
    forwarded.on('error', () => reply.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    misbehave(next: Fault | undefined) {
      fault = next;
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function refuse(reply: ServerResponse, { status, message }: Fault) {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify({ error: { code: status, message } }));
}
