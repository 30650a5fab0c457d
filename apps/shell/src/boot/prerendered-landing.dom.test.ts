// @vitest-environment jsdom
import { rememberUser, sessionAtom, sessionFromDevice } from '@dayloom/account';
import { themeAtom } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { overrideKey } from '../modules/override-asked.ts';
import { hasPrerenderedLanding, matchesPrerendered, applyChosenTheme } from './prerendered-landing.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['chosen'];
});

it('[LP5] the page contains the landing page if it contains no placeholder', () => {
  const root = document.createElement('div');
  expect(hasPrerenderedLanding(root)).toBe(false);
  const loading = Object.assign(document.createElement('p'), { className: 'boot' });
  root.append(loading);
  expect(hasPrerenderedLanding(root)).toBe(false);
  loading.replaceWith(document.createElement('div'));
  expect(hasPrerenderedLanding(root)).toBe(true);
});

it('[LP5] a start renders it unchanged, but not with an override, or after another tab has signed in', () => {
  const atoms = createStore();
  expect(matchesPrerendered(atoms)).toBe(true);
  sessionStorage.setItem(overrideKey, '{}');
  expect(matchesPrerendered(atoms), 'the banner of an override is above it').toBe(false);
  sessionStorage.clear();
  rememberUser(testUser, true);
  atoms.set(sessionAtom, sessionFromDevice());
  expect(matchesPrerendered(atoms)).toBe(false);
});

it("[TM4] a theme that was chosen before the script ran is the product's", () => {
  const atoms = createStore();
  document.documentElement.dataset['theme'] = 'cute';
  applyChosenTheme(atoms);
  expect(atoms.get(themeAtom), 'another tab may have chosen since').toBe('light');
  document.documentElement.dataset['chosen'] = 'nature';
  applyChosenTheme(atoms);
  expect(atoms.get(themeAtom)).toBe('nature');
});
