/*
 * Signs in with Google in a window of its own. The sign-in form opens it with `#state=...&nonce=...`, and this page goes
 * on to the provider that /config.json names. The provider returns here with `#id_token=...&state=...`. The token is sent
 * to the page with the form, over a channel of this origin, and the window closes.
 */

// The pages that this window shows next, such as the provider's, have no access to the page that opened it.
globalThis.opener = null;

const google = 'https://accounts.google.com/o/oauth2/v2/auth';
/** Timeout for the configuration. Milliseconds. */
const timeout = 10_000;

/** @param {string} text */
const sha256 = async (text) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Only https is allowed, or an emulator on this machine. @param {unknown} text */
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
 * @param {string} nonce not hashed; the provider gets its hash
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
function sendAnswer(answer) {
  new BroadcastChannel('dayloom-google-sign-in').postMessage(answer);
  close();
}

/** @param {string} sentence */
function show(sentence) {
  const element = document.querySelector('[role="status"]');
  if (element) element.textContent = sentence;
}

const given = new URLSearchParams(location.hash.slice(1));
const state = given.get('state');
const nonce = given.get('nonce');
// Removes the token from the address.
history.replaceState(null, '', location.pathname);

if (given.has('id_token') || given.has('error')) {
  sendAnswer({ state, idToken: given.get('id_token'), error: given.get('error') });
  show('You can close this window.');
} else if (state && nonce) {
  goToProvider(state, nonce).catch((error) => {
    console.error(error);
    sendAnswer({ state, error: 'unreachable' });
    show('The sign-in could not be started. Close this window and try again.');
  });
} else {
  show('This page is a part of signing in with Google. You can close it.');
}
