// @vitest-environment jsdom
import { themeAtom } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { overrideKey } from '../modules/override-asked.ts';
import { rememberUser } from '../session/remember-user.ts';
import { sessionAtom, sessionFromDevice } from '../session/session.ts';
import { landingStandsIn, rendersAsPrerendered, takeChosenTheme } from './prerendered-landing.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['chosen'];
});

it('[LP5] the landing page stands in the page where nothing stands in for it', () => {
  const root = document.createElement('div');
  expect(landingStandsIn(root)).toBe(false);
  const loading = Object.assign(document.createElement('p'), { className: 'boot' });
  root.append(loading);
  expect(landingStandsIn(root)).toBe(false);
  loading.replaceWith(document.createElement('div'));
  expect(landingStandsIn(root)).toBe(true);
});

it('[LP5] a start renders it as it stands, but not with an override, or once another tab has signed in', () => {
  const atoms = createStore();
  expect(rendersAsPrerendered(atoms)).toBe(true);
  sessionStorage.setItem(overrideKey, '{}');
  expect(rendersAsPrerendered(atoms), 'the banner of an override stands above it').toBe(false);
  sessionStorage.clear();
  rememberUser(testUser, true);
  atoms.set(sessionAtom, sessionFromDevice());
  expect(rendersAsPrerendered(atoms)).toBe(false);
});

it("[TM4] a theme that was chosen before the script ran is the product's", () => {
  const atoms = createStore();
  document.documentElement.dataset['theme'] = 'cute';
  takeChosenTheme(atoms);
  expect(atoms.get(themeAtom), 'another tab may have chosen since').toBe('light');
  document.documentElement.dataset['chosen'] = 'nature';
  takeChosenTheme(atoms);
  expect(atoms.get(themeAtom)).toBe('nature');
});
