// @vitest-environment jsdom
import { testUser } from '@dayloom/testing/shell';
import { beforeEach, expect, it } from 'vitest';
import { rememberUser } from './begin-session.ts';
import { onOtherTab, storageKey } from './remembered-session.ts';
import { nextSession, type Session } from './session.ts';

const signedIn: Session = { phase: 'signed-in', user: testUser };

beforeEach(() => rememberUser(testUser, true));

/** The session of an open page after such an event. */
function after(key: string | null, before = signedIn): Session {
  let session = before;
  const stop = onOtherTab((isCleared) => (session = nextSession(session, isCleared)));
  dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  return session;
}

it('[AU8] data that is cleared while the page is open ends the session, and says so until the next sign-in', () => {
  localStorage.clear();
  const cleared: Session = { phase: 'signed-out', isCleared: true };
  expect(after(null)).toEqual(cleared);
  expect(after(storageKey, cleared)).toEqual(cleared);
  rememberUser(testUser, true);
  expect(after(storageKey, cleared)).toMatchObject({ phase: 'signed-in', user: testUser });
});

it('[AU8] a log-out in another tab, or cleared data of a visitor, is no loss', () => {
  localStorage.removeItem(storageKey);
  expect(after(storageKey)).toEqual({ phase: 'signed-out' });
  localStorage.clear();
  expect(after(null, { phase: 'signed-out' })).toEqual({ phase: 'signed-out' });
});
