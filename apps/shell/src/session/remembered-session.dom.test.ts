// @vitest-environment jsdom
import { testUser } from '@dayloom/testing/shell';
import { expect, it } from 'vitest';
import { rememberUser } from './remember-user.ts';
import { forgetUser } from './remembered-session.ts';

it('[OF10] everything stored for the user is removed with them, and the preferences of the device stay', () => {
  localStorage.setItem('theme-storage', 'dark');
  localStorage.setItem('dayloom.bell', 'off');
  rememberUser(testUser, true);
  localStorage.setItem('dayloom.user.set-aside.timer', 'run');
  localStorage.setItem('dayloom.user.bell-rung', 'run');
  forgetUser();
  expect(Object.keys(localStorage).toSorted()).toEqual(['dayloom.bell', 'theme-storage']);
});
