import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server that can cut the connection, stop responding or lose responses. */
export interface Gate {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  /** Accepts connections, but forwards nothing, not even on existing ones. */
  silence(): void;
  /** Forwards the client's data up to and including this text, and no response after it. */
  loseAnswersAfter(text: string): void;
  /** Forwards everything again; closes existing connections. */
  open(): void;
  close(): Promise<void>;
}

/** `server` as in `127.0.0.1:8080`. */
export async function gateTo(server: string): Promise<Gate> {
  const { hostname, port } = new URL(`http://${server}`);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let silentAfter: string | undefined;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Broken connections are expected.
    socket.on('error', () => undefined);
  };

  const listening = createServer((client) => {
    track(client);
    if (isCut) return client.destroy();
    const upstream = connect(Number(port), hostname);
    track(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (data) => {
      if (isSilent) return;
      upstream.write(data);
      if (silentAfter !== undefined && data.includes(silentAfter)) isSilent = true;
    });
    upstream.on('data', (data) => !isSilent && client.write(data));
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');

  return {
    host: `127.0.0.1:${(listening.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    silence() {
      isSilent = true;
    },
    loseAnswersAfter(text) {
      silentAfter = text;
    },
    open() {
      isCut = false;
      isSilent = false;
      silentAfter = undefined;
      breakAll();
    },
    async close() {
      breakAll();
      listening.close();
      await once(listening, 'close');
    },
  };
}
