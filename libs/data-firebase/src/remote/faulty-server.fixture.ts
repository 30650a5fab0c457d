import { once } from 'node:events';
import {
  connect,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
} from 'node:http2';
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

interface FaultyServer {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  close(): Promise<void>;
}

async function started(server: Http2Server): Promise<FaultyServer> {
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
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

const typed = { ':status': 200, 'content-type': 'application/grpc+proto' };

/** A Firestore that answers every listening with something on which the client fails an assertion. */
export function assertionBreaker(answer: keyof typeof answers = 'unreadable'): Promise<FaultyServer> {
  const server = createServer();
  server.on('stream', (stream, headers) => {
    stream.respond(typed);
    if (!String(headers[':path']).endsWith('/Listen')) return;
    // Not before the client has asked.
    stream.once('data', () => {
      for (const message of answers[answer]) stream.write(framed(message));
    });
  });
  return started(server);
}

/** A Firestore on which no listening comes about, and everything else goes on to the one at `host`. */
export async function withoutListening(host: string): Promise<FaultyServer> {
  const far = connect(`http://${host}`);
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const unavailable = { ...typed, 'grpc-status': '14' };
    if (String(headers[':path']).endsWith('/Listen')) return stream.respond(unavailable, { endStream: true });
    let trailers: IncomingHttpHeaders = {};
    const asked = far.request(headers);
    asked.on('response', (answer) => stream.respond(answer, { waitForTrailers: true }));
    asked.on('trailers', (told) => (trailers = told));
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.pipe(asked).pipe(stream);
  });
  const { close, ...rest } = await started(server);
  return {
    ...rest,
    async close() {
      far.destroy();
      await close();
    },
  };
}
