import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Fault {
  /** Part of the addresses that are answered wrongly. */
  readonly at: string;
  readonly status: number;
  /** The service's own word, such as TOKEN_EXPIRED. */
  readonly message: string;
}

/** A server before the emulator that passes everything on until it is told to misbehave or stopped. */
export async function faultyService(authUrl: string) {
  let fault: Fault | undefined;
  const server = createServer((asked, answer) => {
    if (fault && asked.method !== 'OPTIONS' && asked.url?.includes(fault.at)) return refuse(answer, fault);
    const passedOn = request(
      `${authUrl}${asked.url}`,
      // A kept connection may be closed by the emulator just as it is used again.
      { agent: false, method: asked.method, headers: asked.headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
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

function refuse(answer: ServerResponse, { status, message }: Fault) {
  answer.writeHead(status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ error: { code: status, message } }));
}
