import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The traffic of a line so far. */
export interface Traffic {
  /** Number of documents that Firestore delivered. */
  readonly documents: number;
  /** Number of queries and single documents requested from Firestore: one without a result also counts as a read. */
  readonly questions: number;
  /** Number of transactions sent to Firestore. */
  readonly commits: number;
}

/** A proxy to a server of this machine. A test can cut and restore it, and read its traffic. */
export interface Line {
  /** Such as `127.0.0.1:8080`. */
  readonly host: string;
  /** Closes every connection and rejects new ones. */
  cut(): void;
  mend(): void;
  traffic(): Traffic;
  close(): Promise<void>;
}

/** A document in a response of a listener or of a single read. */
const document = /"(?:documentChange|found)"\s*:/g;
/** A listener in the body of a request. Each target is a query or one document. */
const target = /addTarget/g;
/** A request without a listener. */
const oneQuestion = /:(?:batchGet|runQuery|runAggregationQuery)$/;
/** Longer than any match. */
const longestMatch = 40;

/** Counts matches in a text that arrives in chunks. */
function counter(pattern: RegExp) {
  let rest = '';
  return (piece: Buffer) => {
    const text = rest + piece.toString('latin1');
    const matches = [...text.matchAll(pattern)];
    const seen = matches.at(-1);
    rest = text.slice(Math.max(text.length - longestMatch, seen ? seen.index + seen[0].length : 0));
    return matches.length;
  };
}

/** Opens a proxy between a browser and a server. */
export async function openLine(upstream: string): Promise<Line> {
  const [hostname, port] = upstream.split(':');
  let isCut = false;
  let [documents, questions, commits] = [0, 0, 0];
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: upstream, 'accept-encoding': 'identity' };
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (oneQuestion.test(path)) questions += 1;
    if (path.endsWith(':commit')) commits += 1;
    const countTargets = counter(target);
    // Uses a new connection for each request. The server may close a kept one just as it is reused; the browser would
    // then repeat the request, and it would be counted twice.
    const agent = false;
    const asked = ask(
      { agent, hostname, port, method: request.method, path: request.url, headers },
      (answer) => {
        const countDocuments = counter(document);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        response.flushHeaders();
        answer.on('data', (piece: Buffer) => {
          documents += countDocuments(piece);
          response.write(piece);
        });
        answer.on('end', () => response.end());
        answer.on('error', () => response.destroy());
      },
    );
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.on('data', (piece: Buffer) => (questions += countTargets(piece)));
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
    traffic: () => ({ documents, questions, commits }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
