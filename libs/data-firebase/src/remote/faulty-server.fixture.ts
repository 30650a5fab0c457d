import { once } from 'node:events';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

const inside = (tag: number, content: Buffer) => Buffer.concat([Buffer.from([tag, content.length]), content]);

/** A ListenResponse that changes a document whose name no client can read. */
const unreadableChange = inside(
  0x1a,
  Buffer.concat([inside(0x0a, inside(0x0a, Buffer.from('no name'))), inside(0x2a, Buffer.from([2]))]),
);

/** A gRPC message: not compressed, its length in four bytes, itself. */
function framed(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** A Firestore that answers every listening with something on which the client fails an assertion. */
export async function assertionBreaker(): Promise<{ readonly host: string; close(): Promise<void> }> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' });
    if (String(headers[':path']).endsWith('/Listen')) stream.write(framed(unreadableChange));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
