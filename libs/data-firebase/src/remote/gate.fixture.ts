import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between a client and a server that can be cut, fall silent, or lose answers. */
export interface Gate {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  /** Breaks every connection and takes no new one. */
  cut(): void;
  /** Takes every connection and says nothing, not even on those there are. */
  silence(): void;
  /** Lets through what the client sends up to and with this text, and no answer after it. */
  loseAnswersAfter(text: string): void;
  /** Lets everything through again; the connections there were are broken. */
  open(): void;
  close(): Promise<void>;
}

/** `server` as in `127.0.0.1:8080`. */
export async function gateTo(server: string): Promise<Gate> {
  const { hostname, port } = new URL(`http://${server}`);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let lastWords: string | undefined;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A broken line is what this is about.
    socket.on('error', () => undefined);
  };

  const listening = createServer((near) => {
    hold(near);
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    hold(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (data) => {
      if (isSilent) return;
      far.write(data);
      if (lastWords !== undefined && data.includes(lastWords)) isSilent = true;
    });
    far.on('data', (data) => !isSilent && near.write(data));
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
      lastWords = text;
    },
    open() {
      isCut = false;
      isSilent = false;
      lastWords = undefined;
      breakAll();
    },
    async close() {
      breakAll();
      listening.close();
      await once(listening, 'close');
    },
  };
}
