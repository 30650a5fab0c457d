/*
 * The way to Google and back. Opened by the sign-in with `#state=...&nonce=...`, this page goes on to the provider that
 * /config.json names. Coming back with `#id_token=...&state=...`, it hands the token to the page that asked, over a
 * channel that only this origin hears, and closes.
 */

// Whatever page this window shows next, the provider's above all, has no hold on the page that opened it.
globalThis.opener = null;

const google = 'https://accounts.google.com/o/oauth2/v2/auth';
/** How long the configuration may take. Milliseconds. */
const timeout = 10_000;

/** @param {string} text */
const sha256 = async (text) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A person's sign-in goes over https, or to an emulator on this machine. @param {unknown} text */
function providerAt(text) {
  const address = new URL(String(text));
  const isLocal =
    address.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  if (address.protocol !== 'https:' && !isLocal)
    throw new Error(`/config.json: 'google.authorize' must begin with https://.`);
  return address;
}

/**
 * The provider's address comes from the configuration, never from the address of this page.
 * @param {string} state
 * @param {string} nonce raw; the provider gets its hash
 */
async function goToProvider(state, nonce) {
  const config = await (await fetch('/config.json', { signal: AbortSignal.timeout(timeout) })).json();
  const address = providerAt(config.google.authorize ?? google);
  const parameters = {
    client_id: config.google.clientId,
    redirect_uri: location.origin + location.pathname,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce: await sha256(nonce),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  location.replace(address);
}

/** @param {{ state: string | null, idToken?: string | null, error?: string | null }} answer */
function handOver(answer) {
  new BroadcastChannel('dayloom-google-sign-in').postMessage(answer);
  close();
}

/** @param {string} sentence */
function say(sentence) {
  const place = document.querySelector('[role="status"]');
  if (place) place.textContent = sentence;
}

const given = new URLSearchParams(location.hash.slice(1));
const state = given.get('state');
const nonce = given.get('nonce');
// The token does not stay in the address.
history.replaceState(null, '', location.pathname);

if (given.has('id_token') || given.has('error')) {
  handOver({ state, idToken: given.get('id_token'), error: given.get('error') });
  say('You can close this window.');
} else if (state && nonce) {
  goToProvider(state, nonce).catch((error) => {
    console.error(error);
    handOver({ state, error: 'unreachable' });
    say('The sign-in could not be started. Close this window and try again.');
  });
} else {
  say('This page is a part of signing in with Google. You can close it.');
}
