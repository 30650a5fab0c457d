import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What has gone over a line so far. */
export interface Traffic {
  /** Documents that Firestore delivered. */
  readonly documents: number;
  /** Queries, and documents by themselves, that Firestore was asked for: one that delivers nothing costs a read too. */
  readonly questions: number;
  /** Transactions that Firestore was asked to carry out. */
  readonly commits: number;
}

/** The way to a server of this machine, which a test may cut and mend, and which counts what comes over it. */
export interface Line {
  /** As in `127.0.0.1:8080`. */
  readonly host: string;
  /** Ends every connection and takes no other one. */
  cut(): void;
  mend(): void;
  traffic(): Traffic;
  close(): Promise<void>;
}

/** What a document looks like in an answer: listened to, or read by itself. */
const document = /"(?:documentChange|found)"\s*:/g;
/** What listens, in the body of a request; each target is a query, or one document. */
const target = /addTarget/g;
/** Asked for by itself, once. */
const oneQuestion = /:(?:batchGet|runQuery|runAggregationQuery)$/;
/** Longer than what is looked for. */
const longestMatch = 40;

/** Counts matches in a text that comes in pieces. */
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

/** Stands between a browser and a server. */
export async function openLine(place: string): Promise<Line> {
  const [hostname, port] = place.split(':');
  let isCut = false;
  let [documents, questions, commits] = [0, 0, 0];
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: place, 'accept-encoding': 'identity' };
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (oneQuestion.test(path)) questions += 1;
    if (path.endsWith(':commit')) commits += 1;
    const countTargets = counter(target);
    // A connection of its own: a kept one may be closed by the server just as it is used again. The browser then repeats
    // the request, and it would be counted twice.
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
