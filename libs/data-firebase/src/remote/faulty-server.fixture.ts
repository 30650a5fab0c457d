import { once } from 'node:events';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

const inside = (tag: number, content: Buffer) => Buffer.concat([Buffer.from([tag, content.length]), content]);

/** A ListenResponse that changes a document whose name no client can read: it fails without a word to its queue. */
const unreadableChange = inside(
  0x1a,
  Buffer.concat([inside(0x0a, inside(0x0a, Buffer.from('no name'))), inside(0x2a, Buffer.from([2]))]),
);

/** The number that a client gives to what it listens to first (1002), as a varint. */
const firstTarget = Buffer.from([0xea, 0x07]);

/** A ListenResponse that confirms the first listening; a client that hears it twice fails, and says so ever after. */
const confirmation = inside(0x12, Buffer.concat([Buffer.from([0x08, 1]), inside(0x12, firstTarget)]));

const answers = { unreadable: [unreadableChange], 'confirmed twice': [confirmation, confirmation] };

/** A gRPC message: not compressed, its length in four bytes, itself. */
function framed(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** A Firestore that answers every listening with something on which the client fails an assertion. */
export async function assertionBreaker(
  answer: keyof typeof answers = 'unreadable',
): Promise<{ readonly host: string; close(): Promise<void> }> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' });
    if (!String(headers[':path']).endsWith('/Listen')) return;
    // Not before the client has asked.
    stream.once('data', () => {
      for (const message of answers[answer]) stream.write(framed(message));
    });
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
