// @vitest-environment jsdom
import { forgetUser } from '@dayloom/account';
import { changeSettings, settingsOf } from '@dayloom/data';
import { type ClockTime, nowOf } from '@dayloom/domain';
import { areasAtom, dayStartAtom, localeAtom, themeAtom } from '@dayloom/platform';
import { fillingStore, testShell } from '@dayloom/testing/shell';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { applyStoredLook } from '../boot/look-script.ts';
import { allScreens, readyModules } from '../testing/module-set.ts';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';
import { followSettings } from './follow-settings.ts';

const page = document.documentElement.dataset;

afterEach(() => {
  vi.unstubAllEnvs();
  localStorage.clear();
  for (const name of Object.keys(page)) delete page[name];
});

/** The module of the profile leads to the settings as well. */
const withSettings = allScreens.map((module) =>
  module.name === 'wellbeing'
    ? { ...module, intents: [{ id: 'open-settings', title: 'Settings', to: '/profile' }] }
    : module,
);

/** A signed-in user whose settings the page follows until `leave`. */
async function following() {
  const atoms = createStore();
  const modules = readyModules(withSettings);
  atoms.set(modulesAtom, modules);
  const shell = await testShell();
  const controller = new AbortController();
  followSettings(atoms, { ...shell, signal: controller.signal });
  const change = (chosen: Parameters<typeof changeSettings>[1]) =>
    shell.store.commit(changeSettings(shell.user.id, chosen, nowOf(shell.clock)));
  const labels = () =>
    navigationOf(atoms.get(modulesAtom))
      .entries('top')
      .map(({ label }) => label);
  return { atoms, shell, change, labels, leave: () => controller.abort() };
}

it('[ST1] [ST2] a choice shows on the page at once, and before the first paint of the next start', async () => {
  const { atoms, change } = await following();
  await change({ density: 'compact', dayStart: 4 });
  await expect.poll(() => [page['density'], atoms.get(dayStartAtom)]).toEqual(['compact', 4]);
  delete page['density'];
  delete page['dayStart'];
  applyStoredLook();
  expect([page['density'], page['theme'], createStore().get(dayStartAtom)]).toEqual(['compact', 'light', 4]);
});

it('[ST1] [OF10] ends with the session, and nothing of it stays on the device', async () => {
  const { atoms, change, leave } = await following();
  await change({ density: 'compact', dayStart: 4, hourCycle: 'h23', areasOff: 'focus', kindsOff: '' });
  await expect.poll(() => page['density']).toBe('compact');
  forgetUser();
  leave();
  expect([page['density'], atoms.get(dayStartAtom), localStorage.length]).toEqual(['comfortable', 0, 0]);
  expect([atoms.get(localeAtom), page['areasOff']]).toEqual(['en-US-u-ca-gregory-nu-latn', undefined]);
});

it('[ST1] the last known settings apply until the settings are loaded', async () => {
  localStorage.setItem('settings-storage', 'compact 4');
  applyStoredLook();
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

it('[ST1] week and clock reach every screen at once, and the next start before anything is loaded', async () => {
  const { atoms, change } = await following();
  await change({ weekStart: 'saturday', hourCycle: 'h23' });
  await expect.poll(() => atoms.get(localeAtom)).toBe('en-US-u-ca-gregory-fw-sat-hc-h23-nu-latn');
  delete page['locale'];
  applyStoredLook();
  expect(createStore().get(localeAtom)).toBe('en-US-u-ca-gregory-fw-sat-hc-h23-nu-latn');
  await change({ density: 'compact' });
  expect(localStorage.getItem('settings-storage')).toBe('compact 0 fw-sat-hc-h23');
});

it('[ST3] an area that is off shows nothing at once and in the next start, until it is on again', async () => {
  const { atoms, change, labels } = await following();
  await expect
    .poll(() => atoms.get(areasAtom).map(({ name, isFixed }) => [name, isFixed]))
    .toEqual([
      ['works', false],
      ['focus', false],
      ['planner', false],
      ['wellbeing', true],
    ]);
  const all = labels();
  await change({ areasOff: 'focus works', kindsOff: '' });
  const rest = ['Reminders', 'Meditation', 'Timetable', 'Profile'];
  await expect.poll(() => labels().toSorted()).toEqual(rest.toSorted());
  delete page['areasOff'];
  applyStoredLook();
  expect(page['areasOff']).toBe('focus,works');
  await change({ areasOff: '', kindsOff: '' });
  await expect.poll(labels).toEqual(all);
  expect(localStorage.getItem('settings-storage')).toBeNull();
});

it('[ST3] users cannot lock themselves out: the module with the settings stays, whatever the record says', async () => {
  const { change, labels } = await following();
  await change({ areasOff: 'focus planner wellbeing works', kindsOff: '' });
  await expect.poll(labels).toEqual(['Meditation', 'Profile']);
});

it("[ST4] the user's time zone is saved when quiet hours are set, by one write and not against another device", async () => {
  const { shell, change } = await following();
  const stored = async () => (await shell.store.get(settingsOf(shell.user.id))).records[0];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await change({ density: 'compact' });
  await expect.poll(stored).toBeDefined();
  expect((await stored())?.timeZone).toBeUndefined();
  await change({ quietFrom: '22:00' as ClockTime, quietTo: '07:00' as ClockTime });
  await expect.poll(async () => (await stored())?.timeZone).toBe(here);
  await change({ timeZone: 'Pacific/Apia' });
  await change({ density: 'comfortable' });
  await expect.poll(() => page['density']).toBe('comfortable');
  expect((await stored())?.timeZone).toBe('Pacific/Apia');
});

it('[ST4] [ST6] the time zone is saved again after a change, at the next focus', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const { shell, change } = await following();
  const zone = async () => (await shell.store.get(settingsOf(shell.user.id))).records[0]?.timeZone;
  await change({ quietFrom: '22:00' as ClockTime, quietTo: '07:00' as ClockTime });
  await expect.poll(zone).toBe('Europe/Berlin');
  vi.stubEnv('TZ', 'America/New_York');
  window.dispatchEvent(new Event('focus'));
  await expect.poll(zone).toBe('America/New_York');
});
