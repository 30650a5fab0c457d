import type { FirebaseConfig } from '@dayloom/data-firebase';

type Keys = Readonly<Record<string, unknown>>;

const refuse = (sentence: string): never => {
  throw new Error(`/config.json: ${sentence}`);
};

function objectAt(value: unknown, path: string): Keys {
  if (value === undefined) return refuse(`'${path}' is missing.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(`'${path}' is not an object.`);
  return value as Keys;
}

function textAt(value: unknown, path: string): string {
  if (value === undefined) return refuse(`'${path}' is missing.`);
  if (typeof value !== 'string' || value.trim() === '') return refuse(`'${path}' is not a text.`);
  return value;
}

/** A misspelt key would silently disable its setting, such as the emulators. */
function onlyKeys(keys: Keys, known: readonly string[], path: string) {
  const unknown = Object.keys(keys).find((key) => !known.includes(key));
  if (unknown !== undefined) refuse(`'${path}${unknown}' means nothing; known are ${known.join(', ')}.`);
}

function addressAt(value: unknown, path: string): string {
  const address = textAt(value, path);
  const url = URL.canParse(address) ? new URL(address) : refuse(`'${path}' is not an address.`);
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) refuse(`'${path}' must begin with https://.`);
  return address;
}

function hostAt(value: unknown, path: string): string {
  const host = textAt(value, path);
  if (!/^[\w.-]+:\d{1,5}$/.test(host)) refuse(`'${path}' is not of the form 127.0.0.1:8080.`);
  return host;
}

/** The optional texts of the project, without the keys of those that are missing. */
function optionalTexts(project: Keys) {
  const present = (['authDomain', 'appId', 'messagingSenderId'] as const).filter(
    (key) => project[key] !== undefined,
  );
  return Object.fromEntries(present.map((key) => [key, textAt(project[key], `firebase.${key}`)]));
}

function googleOf(value: unknown): NonNullable<FirebaseConfig['google']> {
  const google = objectAt(value, 'google');
  onlyKeys(google, ['clientId', 'authorize'], 'google.');
  return {
    clientId: textAt(google.clientId, 'google.clientId'),
    ...(google.authorize !== undefined && { authorize: addressAt(google.authorize, 'google.authorize') }),
  };
}

function pushOf(value: unknown): NonNullable<FirebaseConfig['push']> {
  const push = objectAt(value, 'push');
  onlyKeys(push, ['vapidKey'], 'push.');
  const vapidKey = textAt(push.vapidKey, 'push.vapidKey');
  // An uncompressed point of P-256: 65 bytes, the first of which is 4.
  if (!/^B[\w-]{86}$/.test(vapidKey))
    refuse("'push.vapidKey' is not the public key of a web push certificate.");
  return { vapidKey };
}

function emulatorsOf(value: unknown): NonNullable<FirebaseConfig['emulators']> {
  const emulators = objectAt(value, 'emulators');
  onlyKeys(emulators, ['auth', 'firestore'], 'emulators.');
  return {
    auth: addressAt(emulators.auth, 'emulators.auth'),
    firestore: hostAt(emulators.firestore, 'emulators.firestore'),
  };
}

/**
 * The part of `/config.json` that names a Firebase project. Unknown keys of `firebase` itself are ignored, because
 * the Firebase console's text is pasted there and contains some.
 * @throws one sentence that names the problem
 */
export function firebaseConfigOf(content: unknown): FirebaseConfig {
  const config = objectAt(content, 'config');
  onlyKeys(config, ['backend', 'firebase', 'google', 'push', 'emulators'], '');
  const project = objectAt(config.firebase, 'firebase');
  return {
    firebase: {
      apiKey: textAt(project.apiKey, 'firebase.apiKey'),
      projectId: textAt(project.projectId, 'firebase.projectId'),
      ...optionalTexts(project),
    },
    ...(config.google !== undefined && { google: googleOf(config.google) }),
    ...(config.push !== undefined && { push: pushOf(config.push) }),
    ...(config.emulators !== undefined && { emulators: emulatorsOf(config.emulators) }),
  };
}
