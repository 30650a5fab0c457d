// @vitest-environment jsdom
import { type Change, meditationsOf } from '@dayloom/data';
import { addDays, type Instant, meditationSessions, planDay } from '@dayloom/domain';
import { add, aMeditationSession } from '@dayloom/testing';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import descriptor from '../../module.json';
import { keepChosenMinutes } from './chosen-minutes.ts';
import Meditation from './meditation.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const today = planDay('2026-03-10');
const sitting = (id: string, daysAgo: number) =>
  add(
    meditationSessions,
    aMeditationSession(testUser.id, {
      id,
      duration: 600,
      date: new Date(`${addDays(today, -daysAgo)}T08:00:00`).toISOString() as Instant,
    }),
  );

async function open(seed: readonly Change[] = []) {
  const shell = await testShell({ seed });
  render(
    <TestFrame shell={shell} descriptor={descriptor} at="/meditation">
      <Meditation />
    </TestFrame>,
  );
  const card = within(await screen.findByRole('region', { name: 'Sittings' }));
  return {
    card,
    rows: () => card.queryAllByRole('listitem'),
    sessions: async () => (await shell.store.get(meditationsOf(testUser.id))).records,
    async undo(count = 1) {
      await waitFor(() => expect(shell.shown).toHaveLength(count));
      await act(async () => shell.shown.at(-1)?.undo?.());
    },
    async choose(row: number, name: string) {
      const menus = await card.findAllByRole('button', { name: 'More actions' });
      await userEvent.click(menus[row] ?? document.body);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    },
  };
}

const figures = () =>
  within(screen.getByLabelText('Figures'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const streak = () => screen.getByRole('region', { name: 'Days in a row' }).textContent;

it('[MD17] [MD11] one by hand raises the counters by one, and deleting it and undo change none', async () => {
  keepChosenMinutes(20);
  const { card, rows, choose, undo } = await open();
  await card.findByText('No sittings yet');
  await userEvent.click(card.getByRole('button', { name: 'Forgot to start?' }));
  await screen.findByRole('dialog', { name: 'Add Sitting' });
  expect([field('Minutes').value, field('Day').value]).toEqual(['20', today]);
  expect(dialog().queryByText('What for?')).toBeNull();
  await press('Add Sitting');
  await closed();
  await waitFor(() => expect(figures()).toEqual(['1day', '1', '1/30 days']));
  await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^Meditation.*20:00$/));
  await choose(0, 'Delete');
  await card.findByText('No sittings yet');
  await undo(2);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(figures()).toEqual(['1day', '1', '1/30 days']);
});

it("[MD17] [MD12] [MD14] days in a row and the longest row follow when yesterday's only sitting moves", async () => {
  const { choose, undo, sessions } = await open([sitting('a', 1), sitting('b', 0), sitting('c', 3)]);
  await waitFor(() => expect(streak()).toMatch(/2 daysLongest: 2 days/));
  await choose(1, 'Edit');
  await screen.findByRole('dialog', { name: 'Edit Sitting' });
  fill('Day', addDays(today, -2));
  await press('Save Changes');
  await closed();
  await waitFor(() => expect(streak()).toMatch(/1 dayLongest: 2 days/));
  expect((await sessions()).map(({ id }) => id)).toEqual(['b', 'a-moved', 'c']);
  await undo();
  await waitFor(() => expect(streak()).toMatch(/2 daysLongest: 2 days/));
});

it("[MD17] lists ten at first, and more with 'Show more'", async () => {
  const { card, rows } = await open(Array.from({ length: 12 }, (_, day) => sitting(`s${day}`, day)));
  await waitFor(() => expect(rows()).toHaveLength(10));
  await userEvent.click(card.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(12);
});
