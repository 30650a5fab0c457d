// @vitest-environment jsdom
import { type Change, changeSettings, settingsOf } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Preferences } from './preferences.tsx';

afterEach(cleanup);

const now = '2026-03-01T08:00:00.000Z' as Instant;
const chosen = changeSettings(testUser.id, { density: 'compact', dayStart: 4 }, now);

async function open(seed: readonly Change[] = []) {
  const world = await shellWithFault({ seed });
  render(
    <TestFrame shell={world.shell}>
      <Preferences />
    </TestFrame>,
  );
  await screen.findByLabelText('Day starts at');
  return { ...world, stored: async () => (await world.shell.store.get(settingsOf(testUser.id))).records[0] };
}

const dayStart = () => screen.getByLabelText<HTMLSelectElement>('Day starts at');
const density = () =>
  within(screen.getByRole('radiogroup', { name: 'Density' })).getByRole<HTMLInputElement>('radio', {
    checked: true,
  }).value;

it('[ST1] before the first choice the defaults show: comfortable, and midnight', async () => {
  await open();
  expect([density(), dayStart().value]).toEqual(['comfortable', '0']);
  expect([...dayStart().options].map(({ text }) => text)).toEqual([
    'Midnight',
    '1:00',
    '2:00',
    '3:00',
    '4:00',
    '5:00',
    '6:00',
  ]);
  expect(dayStart().getAttribute('aria-describedby')).toBeTruthy();
  screen.getByText('Until then, Today still shows the day before.');
});

it('[ST1] [SH17] a choice is saved at once, without a toast, and makes the record', async () => {
  const { shell, stored } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  await expect.poll(stored).toMatchObject({ density: 'compact', userId: testUser.id });
  await userEvent.selectOptions(dayStart(), '4:00');
  await expect.poll(stored).toMatchObject({ density: 'compact', dayStart: 4 });
  expect([density(), dayStart().value, shell.shown]).toEqual(['compact', '4', []]);
});

it('[ST1] what another device chooses shows by itself', async () => {
  const { shell } = await open(chosen);
  expect([density(), dayStart().value]).toEqual(['compact', '4']);
  await act(() => shell.store.commit(changeSettings(testUser.id, { density: 'comfortable' }, now)));
  expect([density(), dayStart().value]).toEqual(['comfortable', '4']);
});

it('[ST1] [OF12] a choice that cannot be saved goes back, and that is said', async () => {
  const world = await open(chosen);
  world.break();
  await userEvent.selectOptions(dayStart(), 'Midnight');
  await expect
    .poll(() => world.shell.shown.map(({ message }) => message))
    .toEqual(['Failed to save your preferences']);
  expect(dayStart().value).toBe('4');
});

it('[ST1] [DA35] while the settings may still come, no default is shown in their place', async () => {
  const { shell } = await shellWithFault({});
  const { store, complete } = fillingStore(shell.store);
  render(
    <TestFrame shell={{ ...shell, store }}>
      <Preferences />
    </TestFrame>,
  );
  await screen.findByText('Still loading');
  expect(screen.queryByLabelText('Day starts at')).toBeNull();
  act(complete);
  expect(dayStart().value).toBe('0');
});
