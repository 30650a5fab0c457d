import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy of the emulator that counts the delivered documents, as the service bills them. */
export interface CountingLine {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  documents(): number;
  close(): Promise<void>;
}

const frameHead = 9;
const isData = 0;

/** Counts how often a text occurs in the data of HTTP/2 frames, including occurrences split over two frames. */
function counter(text: string) {
  const tails = new Map<number, string>();
  let rest = Buffer.alloc(0);
  let count = 0;
  return {
    count: () => count,
    read(data: Buffer) {
      rest = Buffer.concat([rest, data]);
      for (;;) {
        if (rest.length < frameHead) return;
        const end = frameHead + rest.readUIntBE(0, 3);
        if (rest.length < end) return;
        if (rest[3] === isData) {
          const stream = rest.readUInt32BE(5);
          const unread = (tails.get(stream) ?? '') + rest.toString('latin1', frameHead, end);
          count += unread.split(text).length - 1;
          tails.set(stream, unread.slice(unread.lastIndexOf(text) + 1).slice(1 - text.length));
        }
        rest = rest.subarray(end);
      }
    },
  };
}

/** `server` as in `127.0.0.1:8080`. */
export async function countingLineTo(server: string): Promise<CountingLine> {
  const { hostname, port } = new URL(`http://${server}`);
  const sockets = new Set<Socket>();
  const counters: ReturnType<typeof counter>[] = [];
  const listening = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    // Every document contains this once, and no other response does.
    const counting = counter('changedAt');
    counters.push(counting);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.on('data', (data) => other.write(data));
    }
    upstream.on('data', (data) => counting.read(data));
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    host: `127.0.0.1:${(listening.address() as AddressInfo).port}`,
    documents: () => counters.reduce((sum, { count }) => sum + count(), 0),
    async close() {
      for (const socket of sockets) socket.destroy();
      listening.close();
      await once(listening, 'close');
    },
  };
}
