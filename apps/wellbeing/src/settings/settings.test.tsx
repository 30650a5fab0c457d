// @vitest-environment jsdom
import { type Change, changeSettings, settingsOf } from '@dayloom/data';
import { clockTime, type Instant } from '@dayloom/domain';
import { type Area, areasAtom, useSetAtom } from '@dayloom/platform';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import Settings from './settings.tsx';

afterEach(cleanup);

const now = '2026-03-01T08:00:00.000Z' as Instant;
const chosen = changeSettings(testUser.id, { density: 'compact', dayStart: 4 }, now);

const area = (name: string, screens: readonly string[], more: Partial<Area> = {}): Area => ({
  ...{ name, title: name, screens, kinds: [], isFixed: false },
  ...more,
});
const areas = [
  area('garden', ['Beds', 'Seeds'], { kinds: ['thirst'] }),
  area('shed', ['Tools']),
  area('house', ['Profile', 'Settings'], { isFixed: true }),
];

/** Sets the areas like the shell. */
function WithAreas() {
  const setAreas = useSetAtom(areasAtom);
  useEffect(() => setAreas(areas), [setAreas]);
  return null;
}

async function open(seed: readonly Change[] = []) {
  const world = await shellWithFault({ seed });
  render(
    <TestFrame shell={world.shell}>
      <WithAreas />
      <Settings />
    </TestFrame>,
  );
  await screen.findByLabelText('Day starts at');
  return { ...world, stored: async () => (await world.shell.store.get(settingsOf(testUser.id))).records[0] };
}

const dayStart = () => screen.getByLabelText<HTMLSelectElement>('Day starts at');
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
/** The texts of the options; a browser may use a narrow space before AM. */
const optionsOf = (label: string) =>
  [...select(label).options].map(({ text }) => text.replaceAll(/\s/g, ' '));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const density = () =>
  within(screen.getByRole('radiogroup', { name: 'Density' })).getByRole<HTMLInputElement>('radio', {
    checked: true,
  }).value;

it('[ST1] before the first choice the defaults are shown: comfortable, and midnight', async () => {
  await open();
  expect([density(), dayStart().value]).toEqual(['comfortable', '0']);
  expect(optionsOf('Day starts at')).toEqual([
    'Midnight',
    ...[1, 2, 3, 4, 5, 6].map((hour) => `${hour}:00 AM`),
  ]);
  expect(dayStart().getAttribute('aria-describedby')).toBeTruthy();
  screen.getByText('Until then, Today still shows the day before.');
});

it('[ST1] [SH17] a choice is saved at once, without a toast, and creates the record', async () => {
  const { shell, stored } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  await expect.poll(stored).toMatchObject({ density: 'compact', userId: testUser.id });
  await userEvent.selectOptions(dayStart(), '4');
  await expect.poll(stored).toMatchObject({ density: 'compact', dayStart: 4 });
  expect([density(), dayStart().value, shell.shown]).toEqual(['compact', '4', []]);
});

it('[ST1] a choice of another device appears by itself', async () => {
  const { shell } = await open(chosen);
  expect([density(), dayStart().value]).toEqual(['compact', '4']);
  await act(() => shell.store.commit(changeSettings(testUser.id, { density: 'comfortable' }, now)));
  expect([density(), dayStart().value]).toEqual(['comfortable', '4']);
});

it('[ST1] [OF12] a choice that cannot be saved is reverted with an error', async () => {
  const world = await open(chosen);
  world.break();
  await userEvent.selectOptions(dayStart(), '0');
  await expect
    .poll(() => world.shell.shown.map(({ message }) => message))
    .toEqual(['Failed to save your settings']);
  expect(dayStart().value).toBe('4');
});

it('[ST1] [DA35] no default is shown while the settings are still loading', async () => {
  const { shell } = await shellWithFault({});
  const { store, complete } = fillingStore(shell.store);
  render(
    <TestFrame shell={{ ...shell, store }}>
      <Settings />
    </TestFrame>,
  );
  await screen.findByText('Still loading');
  expect(screen.queryByLabelText('Day starts at')).toBeNull();
  act(complete);
  expect(dayStart().value).toBe('0');
});

it('[ST1] week and clock follow the language until one is chosen, and again when it is cleared', async () => {
  const { stored } = await open();
  expect(optionsOf('Week starts on')).toEqual(['Automatic (Sunday)', 'Monday', 'Sunday', 'Saturday']);
  expect(optionsOf('Clock')).toEqual(['Automatic (2:00 PM)', '12 hours (2:00 PM)', '24 hours (14:00)']);
  await userEvent.selectOptions(select('Week starts on'), 'Saturday');
  await userEvent.selectOptions(select('Clock'), 'h23');
  await expect.poll(stored).toMatchObject({ weekStart: 'saturday', hourCycle: 'h23' });
  await expect.poll(() => optionsOf('Day starts at')[1]).toBe('01:00');
  await userEvent.selectOptions(select('Week starts on'), '');
  await userEvent.selectOptions(select('Clock'), '');
  await expect.poll(async () => Object.keys((await stored()) ?? {}).includes('hourCycle')).toBe(false);
  expect([select('Week starts on').value, select('Clock').value]).toEqual(['', '']);
});

it('[ST1] [CK5] sounds are on until they are turned off', async () => {
  const { stored } = await open();
  expect(box('Sounds').checked).toBe(true);
  await userEvent.click(box('Sounds'));
  await expect.poll(stored).toMatchObject({ sounds: false });
});

it('[ST4] quiet hours are preset to the night, change while typing, and are removed when turned off', async () => {
  const { stored } = await open();
  await userEvent.click(box('Quiet hours'));
  await expect.poll(stored).toMatchObject({ quietFrom: '22:00', quietTo: '07:00' });
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '23:30' } });
  await expect.poll(stored).toMatchObject({ quietFrom: '23:30', quietTo: '07:00' });
  await userEvent.click(box('Quiet hours'));
  await expect
    .poll(async () => Object.keys((await stored()) ?? {}).filter((field) => field.startsWith('quiet')))
    .toEqual([]);
});

it('[ST4] equal times are rejected, and the stored ones return', async () => {
  const { stored } = await open(
    changeSettings(testUser.id, { quietFrom: clockTime('22:00'), quietTo: clockTime('07:00') }, now),
  );
  const to = () => screen.getByLabelText<HTMLInputElement>('To');
  fireEvent.change(to(), { target: { value: '22:00' } });
  screen.getByText('Choose another time than the first');
  expect(await stored()).toMatchObject({ quietTo: '07:00' });
  fireEvent.blur(to());
  expect(to().value).toBe('07:00');
});

it('[ST7] [NF31] when reminders ring is chosen for all without a choice, and the default is no value', async () => {
  const { stored } = await open();
  expect(optionsOf('When to ring')).toEqual([
    '10 minutes before and at the time',
    'At the time',
    'Not at all',
    'Choose...',
  ]);
  expect(select('When to ring').value).toBe('');
  await userEvent.selectOptions(select('When to ring'), 'Choose...');
  const toggle = (name: string) => screen.getByRole('button', { name });
  await userEvent.click(toggle('1 day before'));
  await expect.poll(stored).toMatchObject({ leads: '1440 10 0' });
  await userEvent.click(toggle('1 day before'));
  await expect.poll(async () => Object.keys((await stored()) ?? {}).includes('leads')).toBe(false);
  expect(toggle('10 minutes before').getAttribute('aria-pressed')).toBe('true');
  await userEvent.selectOptions(select('When to ring'), 'Not at all');
  await expect.poll(stored).toMatchObject({ leads: 'none' });
  await screen.findByText(/^Does not ring/);
});

it('[ST7] the first button of a notification is chosen, and the default is no value', async () => {
  const { stored } = await open();
  const button = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(button('View Details').checked).toBe(true);
  await userEvent.click(button('Done'));
  await expect.poll(stored).toMatchObject({ notificationButton: 'done' });
  await userEvent.click(button('View Details'));
  await expect
    .poll(async () => Object.keys((await stored()) ?? {}).includes('notificationButton'))
    .toBe(false);
});

it('[ST3] an area is turned off with its notifications, and an area unknown to this device does not change', async () => {
  const { stored } = await open(
    changeSettings(testUser.id, { areasOff: 'orchard', kindsOff: 'harvest' }, now),
  );
  await userEvent.click(box('garden'));
  await expect.poll(stored).toMatchObject({ areasOff: 'garden orchard', kindsOff: 'harvest thirst' });
  await userEvent.click(box('garden'));
  await expect.poll(stored).toMatchObject({ areasOff: 'orchard', kindsOff: 'harvest' });
});

it('[ST3] the area with the settings cannot be turned off, and says why', async () => {
  await open(changeSettings(testUser.id, { areasOff: 'house', kindsOff: '' }, now));
  expect([box('house').checked, box('house').disabled]).toEqual([true, true]);
  screen.getByText('Profile, Settings. It holds these settings, so it stays on.');
});
