// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { dayStartAtom, themeAtom } from '@dayloom/platform';
import { fillingStore, testShell } from '@dayloom/testing/shell';
import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { forgetUser } from '../session/remembered-session.ts';
import { followSettings } from './follow-settings.ts';

const page = document.documentElement.dataset;
const script = readFileSync(join(import.meta.dirname, '../boot/theme-script.js'), 'utf8');

/** The first script of a page, as the browser runs it before the first paint. */
const firstScript = () =>
  document.head.append(Object.assign(document.createElement('script'), { text: script }));

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page)) delete page[name];
});

/** Somebody who is signed in, until `leave`; `following` is what the page has heard. */
async function following() {
  const atoms = createStore();
  const shell = await testShell();
  const ending = new AbortController();
  followSettings(atoms, { ...shell, signal: ending.signal });
  const change = (chosen: Parameters<typeof changeSettings>[1]) =>
    shell.store.commit(changeSettings(shell.user.id, chosen, nowOf(shell.clock)));
  return { atoms, change, leave: () => ending.abort() };
}

it('[ST1] [ST2] a choice shows on the page at once, and before the first paint of the next start', async () => {
  const { atoms, change } = await following();
  await change({ density: 'compact', dayStart: 4 });
  await expect.poll(() => [page['density'], atoms.get(dayStartAtom)]).toEqual(['compact', 4]);
  delete page['density'];
  delete page['dayStart'];
  firstScript();
  expect([page['density'], page['theme'], createStore().get(dayStartAtom)]).toEqual(['compact', 'light', 4]);
});

it('[ST1] [OF10] ends with the session, and nothing of it stays on the device', async () => {
  const { atoms, change, leave } = await following();
  await change({ density: 'compact', dayStart: 4 });
  await expect.poll(() => page['density']).toBe('compact');
  forgetUser();
  leave();
  expect([page['density'], atoms.get(dayStartAtom), localStorage.length]).toEqual(['comfortable', 0, 0]);
});

it('[ST1] what this device heard last holds until the settings are there', async () => {
  localStorage.setItem('settings-storage', 'compact 4');
  firstScript();
  const shell = await testShell();
  const atoms = createStore();
  const { store, complete } = fillingStore(shell.store);
  followSettings(atoms, { ...shell, store });
  await shell.store.get(settingsOf(shell.user.id));
  expect([page['density'], atoms.get(dayStartAtom)]).toEqual(['compact', 4]);
  complete();
  await expect.poll(() => [page['density'], atoms.get(dayStartAtom)]).toEqual(['comfortable', 0]);
});

it('[TM4] a theme that another tab has chosen shows here at once, until the session ends', async () => {
  const { atoms, leave } = await following();
  const other = (newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key: 'theme-storage', newValue }));
  other('nature');
  expect([page['theme'], atoms.get(themeAtom)]).toEqual(['nature', 'nature']);
  leave();
  other('dark');
  expect(atoms.get(themeAtom)).toBe('nature');
});
