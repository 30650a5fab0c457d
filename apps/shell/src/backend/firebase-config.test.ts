import { describe, expect, it } from 'vitest';
import { firebaseConfigOf } from './firebase-config.ts';

const project = { apiKey: 'key', projectId: 'dayloom' };
const vapidKey = `B${'a'.repeat(86)}`;
const least = { backend: 'firebase', firebase: project };

describe('the configuration of a Firebase project', () => {
  it('is used unchanged, with its optional parts', () => {
    expect(firebaseConfigOf(least)).toEqual({ firebase: project });
    const full = {
      firebase: { ...project, authDomain: 'dayloom.web.app', appId: '1:2:web:3', messagingSenderId: '2' },
      google: { clientId: 'id', authorize: 'http://127.0.0.1:4599/authorize' },
      push: { vapidKey },
      emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' },
    };
    expect(firebaseConfigOf({ backend: 'firebase', ...full })).toEqual(full);
  });

  it('may contain other settings of the console, which are left out', () => {
    const pasted = { ...project, storageBucket: 'dayloom.appspot.com', measurementId: 'G-1' };
    expect(firebaseConfigOf({ ...least, firebase: pasted })).toEqual({ firebase: project });
  });

  it.each([
    [undefined, "'config' is missing."],
    [{ backend: 'firebase' }, "'firebase' is missing."],
    [{ ...least, firebase: [] }, "'firebase' is not an object."],
    [{ ...least, firebase: { projectId: 'dayloom' } }, "'firebase.apiKey' is missing."],
    [{ ...least, firebase: { ...project, projectId: ' ' } }, "'firebase.projectId' is not a text."],
    [{ ...least, firebase: { ...project, appId: 7 } }, "'firebase.appId' is not a text."],
    [
      { ...least, emulator: {} },
      "'emulator' means nothing; known are backend, firebase, google, push, emulators.",
    ],
    [
      { ...least, google: { clientID: 'id' } },
      "'google.clientID' means nothing; known are clientId, authorize.",
    ],
    [{ ...least, google: {} }, "'google.clientId' is missing."],
    [{ ...least, google: { clientId: 'id', authorize: 'javascript:alert(1)' } }, 'must begin with https://'],
    [{ ...least, google: { clientId: 'id', authorize: 'http://example.com/a' } }, 'must begin with https://'],
    [{ ...least, google: { clientId: 'id', authorize: 'accounts' } }, 'is not an address.'],
    [{ ...least, push: {} }, "'push.vapidKey' is missing."],
    [{ ...least, push: { vapidkey: vapidKey } }, "'push.vapidkey' means nothing; known are vapidKey."],
    [{ ...least, push: { vapidKey: vapidKey.slice(1) } }, 'is not the public key of a web push certificate.'],
    [{ ...least, emulators: { auth: 'http://127.0.0.1:9099' } }, "'emulators.firestore' is missing."],
    [
      { ...least, emulators: { auth: 'http://127.0.0.1:9099', firestore: 'http://127.0.0.1:8080' } },
      'is not of the form 127.0.0.1:8080.',
    ],
  ])('is refused with what is wrong with it: %j', (content, sentence) => {
    expect(() => firebaseConfigOf(content)).toThrow(sentence);
    expect(() => firebaseConfigOf(content)).toThrow(/^\/config\.json: /);
  });
});
