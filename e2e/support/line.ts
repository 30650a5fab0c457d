import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The way to a server of this machine, which a test may cut and mend, and which counts what comes over it. */
export interface Line {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  /** Ends every connection and takes no other one. */
  cut(): void;
  mend(): void;
  /** Documents that Firestore has delivered over it so far, those it said not to exist included: each costs a read. */
  documents(): number;
  close(): Promise<void>;
}

/** What one document looks like in an answer: listened to, read by itself, or told to be missing or gone. */
const document = /"(?:documentChange|documentDelete|found|missing)"\s*:/g;
/** Longer than what `document` matches. */
const longestMatch = 40;

/** Counts matches in a text that comes in pieces. */
function counter(pattern: RegExp, longest: number) {
  let rest = '';
  return (piece: string) => {
    const text = rest + piece;
    const matches = [...text.matchAll(pattern)];
    const seen = matches.at(-1);
    rest = text.slice(Math.max(text.length - longest, seen ? seen.index + seen[0].length : 0));
    return matches.length;
  };
}

/** Stands between a browser and a server. */
export async function openLine(target: string): Promise<Line> {
  const [hostname, port] = target.split(':');
  let isCut = false;
  let documents = 0;
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: target, 'accept-encoding': 'identity' };
    const asked = ask({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      const count = counter(document, longestMatch);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.on('data', (piece: Buffer) => {
        documents += count(piece.toString('latin1'));
        response.write(piece);
      });
      answer.on('end', () => response.end());
      answer.on('error', () => response.destroy());
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  server.on('connection', (socket) => {
    if (isCut) socket.resetAndDestroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    documents: () => documents,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
