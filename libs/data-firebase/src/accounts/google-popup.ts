import { AccountError } from '@dayloom/data';

/** What comes back from Google: its token, and the nonce whose hash the token carries. */
export interface GoogleAnswer {
  readonly idToken: string;
  readonly rawNonce: string;
}

/** The page that goes to the provider and comes back; a file of its own in the release. */
const page = '/google-sign-in.html';
const channelName = 'dayloom-google-sign-in';
/** How often, in ms, the popup is looked at, and how long an answer may still be on its way once it is closed. */
const glance = 250;
const grace = 1000;

interface Returned {
  readonly state?: unknown;
  readonly idToken?: unknown;
  /** The provider's own word for why there is no token. */
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
 * Opens the provider in a popup and waits for what it hands back. Must be called while the press that asked for it
 * still counts, or the browser does not open a window.
 * @throws AccountError 'popup-blocked', 'popup-closed', or 'unknown' for an answer of the provider's that is no token
 *   of this request
 */
export async function askGoogle(): Promise<GoogleAnswer> {
  const [state, rawNonce] = [crypto.randomUUID(), crypto.randomUUID()];
  // In the fragment: no server and no log sees it.
  const popup = open(
    `${page}#${new URLSearchParams({ state, nonce: rawNonce })}`,
    '_blank',
    'popup,width=480,height=680',
  );
  if (!popup) throw failures.blocked();
  const idToken = await returned(popup, state);
  if (nonceIn(idToken) !== (await sha256(rawNonce))) throw failures.foreign();
  return { idToken, rawNonce };
}

/** The token that this popup brings back. */
function returned(popup: Window, state: string): Promise<string> {
  const channel = new BroadcastChannel(channelName);
  const timers: ReturnType<typeof setInterval>[] = [];
  const answer = new Promise<string>((resolve, reject) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Returned | null>) => {
      // Another tab may be asking for another person at the same time.
      if (data?.state !== state) return;
      if (typeof data.idToken === 'string') resolve(data.idToken);
      // 'Cancel' at the provider is the user's own word, as closing the window is.
      else reject(data.error === 'access_denied' ? failures.closed() : failures.refused(data.error));
    });
    const watching = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watching);
      timers.push(setTimeout(() => reject(failures.closed()), grace));
    }, glance);
    timers.push(watching);
  });
  return answer.finally(() => {
    channel.close();
    for (const timer of timers) clearTimeout(timer);
  });
}

/** The nonce a token carries; undefined for a text that is no token. */
function nonceIn(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    // The nonce is plain ASCII: other texts of the payload may come out garbled.
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
