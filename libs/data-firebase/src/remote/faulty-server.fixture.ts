import { once } from 'node:events';
import {
  connect,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

const field = (tag: number, content: Buffer) => Buffer.concat([Buffer.from([tag, content.length]), content]);

/** A ListenResponse with a document name that the client cannot parse: it fails an assertion outside of any call. */
const unreadableChange = field(
  0x1a,
  Buffer.concat([field(0x0a, field(0x0a, Buffer.from('no name'))), field(0x2a, Buffer.from([2]))]),
);

/** The target id of a client's first listener (1002), as a varint. */
const firstTarget = Buffer.from([0xea, 0x07]);

/** A ListenResponse that confirms the first target. A client that receives it twice fails and logs that repeatedly. */
const confirmation = field(0x12, Buffer.concat([Buffer.from([0x08, 1]), field(0x12, firstTarget)]));

const answers = { unreadable: [unreadableChange], 'confirmed twice': [confirmation, confirmation] };

/** A gRPC message: a zero byte for 'not compressed', four bytes of length, the content. */
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

async function startedServer(server: Http2Server): Promise<FaultyServer> {
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

const responseHeaders = { ':status': 200, 'content-type': 'application/grpc+proto' };

/** A Firestore server whose response to every listener makes the client fail an assertion. */
export function assertionBreaker(answer: keyof typeof answers = 'unreadable'): Promise<FaultyServer> {
  const server = createServer();
  server.on('stream', (stream, headers) => {
    stream.respond(responseHeaders);
    if (!String(headers[':path']).endsWith('/Listen')) return;
    // Wait for the client's request.
    stream.once('data', () => {
      for (const message of answers[answer]) stream.write(framed(message));
    });
  });
  return startedServer(server);
}

/** A Firestore server that rejects all listeners and forwards everything else to `host`. */
export async function withoutListening(host: string): Promise<FaultyServer> {
  const upstream = connect(`http://${host}`);
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const unavailable = { ...responseHeaders, 'grpc-status': '14' };
    if (String(headers[':path']).endsWith('/Listen')) return stream.respond(unavailable, { endStream: true });
    let trailers: IncomingHttpHeaders = {};
    const forwarded = upstream.request(headers);
    forwarded.on('response', (answer) => stream.respond(answer, { waitForTrailers: true }));
    forwarded.on('trailers', (received) => (trailers = received));
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.pipe(forwarded).pipe(stream);
  });
  const { close, ...rest } = await startedServer(server);
  return {
    ...rest,
    async close() {
      upstream.destroy();
      await close();
    },
  };
}
