import type { Delivery, PushMessage, PushService } from '../push-service.ts';

export interface CloudMessagingOptions {
  readonly project: string;
  /** The access token of an account that may send messages of this project. */
  readonly accessToken: () => Promise<string>;
  /** Another server than Google's, for tests. */
  readonly url?: string;
  /** The timeout of one request in milliseconds. */
  readonly timeout?: number;
  readonly log?: (line: string) => void;
}

interface Detail {
  readonly '@type'?: string;
  readonly errorCode?: string;
  readonly fieldViolations?: readonly { readonly field?: string }[];
}
interface Answer {
  readonly name?: string;
  readonly error?: { readonly status?: string; readonly details?: readonly Detail[] };
}

/**
 * Whether the error is about the device and not about our request: a message that the service calls malformed must not
 * delete every device. Codes: https://firebase.google.com/docs/cloud-messaging/error-codes.
 */
function isGone(details: readonly Detail[]): boolean {
  const codes = details.map(({ errorCode }) => errorCode);
  const violations = details.flatMap(({ fieldViolations = [] }) => fieldViolations);
  if (codes.includes('UNREGISTERED')) return true;
  const isInvalid = codes.includes('INVALID_ARGUMENT') || violations.length > 0;
  return isInvalid && violations.every(({ field }) => field === 'message.fid' || field === 'message.token');
}

function deliveryOf(status: number, { name, error }: Answer): Delivery {
  if (status === 200) return name ? 'accepted' : 'unavailable';
  const details = Array.isArray(error?.details) ? error.details : [];
  if ((status === 400 || status === 404) && isGone(details)) return 'gone';
  // Credentials and permissions can be fixed in a deployment, so these errors are worth a retry.
  return status === 400 || status === 404 ? 'refused' : 'unavailable';
}

/**
 * Sends with FCM's HTTP v1 API, as the Admin SDK does. The Admin SDK cannot use another server in tests, and its
 * release for Node 20 does not support installation ids.
 */
export function cloudMessaging({
  project,
  accessToken,
  url = 'https://fcm.googleapis.com',
  timeout = 5_000,
  log = console.warn,
}: CloudMessagingOptions): PushService {
  const post = async (device: string, { data, timeToLive }: PushMessage) =>
    fetch(`${url}/v1/projects/${project}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: { fid: device, data, webpush: { headers: { Urgency: 'high', TTL: String(timeToLive) } } },
      }),
      signal: AbortSignal.timeout(timeout),
    });
  return {
    async send(device, message) {
      try {
        const answer = await post(device, message);
        const text = await answer.text();
        const delivery = deliveryOf(answer.status, parsed(text));
        if (delivery !== 'accepted') log(`Push ${delivery}: ${answer.status} ${text.slice(0, 500)}`);
        return delivery;
      } catch (error) {
        log(`Push unavailable: ${String(error)}`);
        return 'unavailable';
      }
    },
  };
}

/** The parsed response; empty if another server responded, such as a proxy. */
function parsed(text: string): Answer {
  try {
    return Object(JSON.parse(text)) as Answer;
  } catch {
    return {};
  }
}
