// @vitest-environment jsdom
import { testUser } from '@dayloom/testing/shell';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberUser } from './begin-session.ts';
import { forgetUser, onOtherTab, storageKey } from './remembered-session.ts';

it('[OF10] everything stored for the user is removed with them, and the preferences of the device stay', () => {
  localStorage.setItem('theme-storage', 'dark');
  localStorage.setItem('dayloom.bell', 'off');
  rememberUser(testUser, true);
  localStorage.setItem('dayloom.user.set-aside.timer', 'run');
  localStorage.setItem('dayloom.user.bell-rung', 'run');
  forgetUser();
  expect(Object.keys(localStorage).toSorted()).toEqual(['dayloom.bell', 'theme-storage']);
});

describe("a draft that a closing page has left in the tab's session storage", () => {
  const left = 'draft dayloom.ada note/new';
  const keys = () => Object.keys(sessionStorage).toSorted();
  /** Another tab has changed who is signed in. */
  const changeElsewhere = () => dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  beforeEach(() => {
    sessionStorage.clear();
    rememberUser(testUser, true);
    sessionStorage.setItem(left, 'Milk');
    sessionStorage.setItem('dayloom.override', '{}');
  });

  it('[OF10] is removed at log-out', () => {
    forgetUser();
    expect(keys()).toEqual(['dayloom.override']);
  });

  it('[OF10] is removed when another tab logs out, and only then', () => {
    const stop = onOtherTab(() => undefined);
    changeElsewhere();
    expect(keys()).toEqual(['dayloom.override', left].toSorted());
    localStorage.removeItem(storageKey);
    changeElsewhere();
    expect(keys()).toEqual(['dayloom.override']);
    stop();
  });
});
