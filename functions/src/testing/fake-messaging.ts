import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by the fake server. */
export interface Sent {
  readonly path: string;
  readonly authorization: string;
  readonly message: {
    readonly fid: string;
    readonly data: Readonly<Record<string, string>>;
    readonly webpush: { readonly headers: Readonly<Record<string, string>> };
  };
}

const fcmError = (code: number, status: string, errorCode: string): [number, string] => [
  code,
  JSON.stringify({
    error: {
      ...{ code, status, message: status },
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  }),
];
const badRequest = (field: string): [number, string] => [
  400,
  JSON.stringify({
    error: {
      ...{ code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid value' },
      details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field }] }],
    },
  }),
];

/** Responses of Cloud Messaging, by the prefix of the device's id. */
const answers: Readonly<Record<string, [number, string]>> = {
  gone: fcmError(404, 'NOT_FOUND', 'UNREGISTERED'),
  invalid: fcmError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'),
  malformed: badRequest('message.fid'),
  refused: badRequest('message.data[0].value'),
  busy: fcmError(503, 'UNAVAILABLE', 'UNAVAILABLE'),
  limited: fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'),
  nowhere: [404, '<!doctype html><title>Not found</title>'],
  garbage: [200, '<!doctype html><title>Sign in to this network</title>'],
  empty: [200, 'null'],
  forbidden: fcmError(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'),
};

/**
 * A fake Cloud Messaging server. Devices with the prefix `silent` get no response, those with `cut` a closed
 * connection.
 */
export async function fakeMessaging() {
  const sent: Sent[] = [];
  /** Overrides the response for a device id. */
  const manners = new Map<string, string>();
  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    const { message } = JSON.parse(Buffer.concat(parts).toString()) as Pick<Sent, 'message'>;
    const { fid } = message;
    sent.push({ path: asked.url ?? '', authorization: asked.headers.authorization ?? '', message });
    const manner = manners.get(fid) ?? fid.split('-')[0] ?? '';
    if (manner === 'silent') return;
    if (manner === 'cut') {
      asked.socket.destroy();
      return;
    }
    const [status, text] = answers[manner] ?? [200, JSON.stringify({ name: `projects/p/messages/${fid}` })];
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end(text);
  };
  const server = createServer((asked, answer) => void serve(asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    manners,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
