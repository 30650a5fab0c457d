import { AccountError } from '@dayloom/data';

/** Google's token, and the nonce whose hash the token contains. */
export interface GoogleAnswer {
  readonly idToken: string;
  readonly rawNonce: string;
}

/** The page that redirects to the provider and receives the response; a separate file in the release. */
const page = '/google-sign-in.html';
const channelName = 'dayloom-google-sign-in';
/** Interval of checks whether the popup is closed, and how long to wait for a message after that, in milliseconds. */
const pollMs = 250;
const graceMs = 1000;

interface PopupMessage {
  readonly state?: unknown;
  readonly idToken?: unknown;
  /** The provider's error code if there is no token. */
  readonly error?: unknown;
}

const failures = {
  blocked: () => new AccountError('popup-blocked', 'The browser did not open the window of the provider'),
  closed: () => new AccountError('popup-closed', 'The window of the provider was closed'),
  refused: (error: unknown) =>
    new AccountError('unknown', `The provider answered without a token: ${String(error)}`),
  foreign: () => new AccountError('unknown', 'The token was made for another request'),
};

/**
 * Opens the provider in a popup and waits for its token. Must be called during the user activation, or the browser does
 * not open a window.
 * @throws AccountError 'popup-blocked', 'popup-closed', or 'unknown' if the response has no token of this request
 */
export async function askGoogle(): Promise<GoogleAnswer> {
  const [state, rawNonce] = [crypto.randomUUID(), crypto.randomUUID()];
  // In the fragment, which is not sent to servers and not logged.
  const popup = open(
    `${page}#${new URLSearchParams({ state, nonce: rawNonce })}`,
    '_blank',
    'popup,width=480,height=680',
  );
  if (!popup) throw failures.blocked();
  const idToken = await tokenFrom(popup, state);
  if (nonceIn(idToken) !== (await sha256(rawNonce))) throw failures.foreign();
  return { idToken, rawNonce };
}

function tokenFrom(popup: Window, state: string): Promise<string> {
  const channel = new BroadcastChannel(channelName);
  const timers: ReturnType<typeof setInterval>[] = [];
  const answer = new Promise<string>((resolve, reject) => {
    channel.addEventListener('message', ({ data }: MessageEvent<PopupMessage | null>) => {
      // Another tab may sign another user in at the same time.
      if (data?.state !== state) return;
      if (typeof data.idToken === 'string') resolve(data.idToken);
      // 'Cancel' at the provider is the user's choice, like closing the window.
      else reject(data.error === 'access_denied' ? failures.closed() : failures.refused(data.error));
    });
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      timers.push(setTimeout(() => reject(failures.closed()), graceMs));
    }, pollMs);
    timers.push(poll);
  });
  return answer.finally(() => {
    channel.close();
    for (const timer of timers) clearTimeout(timer);
  });
}

/** The nonce in a token; undefined if the text is not a token. */
function nonceIn(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    // `atob` garbles non-ASCII text in the payload, but the nonce is ASCII.
    const claims = JSON.parse(atob(payload)) as { readonly nonce?: unknown } | null;
    return claims?.nonce;
  } catch {
    return undefined;
  }
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
