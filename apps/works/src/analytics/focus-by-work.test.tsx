// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { timerHistory, type TimerSession, type Work } from '@dayloom/domain';
import { add, aTimerSession } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusOn, march, openAnalytics, tableOf } from '../testing/analytics.tsx';
import { aWork, seedOf } from '../testing/records.ts';

const title = 'Focus by work';

const focusFor = (work: Work, day: number, minutes: number, fields: Partial<TimerSession> = {}) =>
  add(
    timerHistory,
    aTimerSession(testUser.id, {
      workId: work.id,
      workTitle: work.workTitle,
      duration: 60 * minutes,
      createdAt: `${march(day)}T12:00:00.000Z` as TimerSession['createdAt'],
      ...fields,
    }),
  );

async function rows() {
  const table = await screen.findByRole('table', { name: title });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(': '));
}
const expectRows = (...texts: string[]) => waitFor(async () => expect(await rows()).toEqual(texts));
const sumOf = (texts: readonly (string | null | undefined)[]) =>
  texts.reduce((sum, text) => sum + Number(text?.split(': ').at(-1)), 0);

const fence = aWork({ workTitle: 'Paint the fence' });
const gone = aWork({ workTitle: 'Sell the bike' });

it('[AN12] shows the focus minutes of each work, of a sum with those of the days', async () => {
  const { person } = await openAnalytics([
    ...seedOf([fence]),
    focusFor(fence, 9, 25.5),
    focusFor(fence, 10, 24.4),
    focusFor(gone, 8, 100.3),
    focusFor(gone, 1, 60),
    focusFor(fence, 10, 300, { type: 'stopwatch' }),
    focusOn(march(7), 200),
  ]);
  await expectRows('Sell the bike: 100', 'Paint the fence: 50', 'Without a work: 200');
  expect(sumOf(await rows())).toBe(sumOf(await tableOf('Focus minutes per day')));
  await person.click(screen.getByRole('radio', { name: '30 days' }));
  await expectRows('Sell the bike: 160', 'Paint the fence: 50', 'Without a work: 200');
});

it('[AN12] a living work has its title of today, one that is gone its last known title', async () => {
  const { shell } = await openAnalytics([...seedOf([fence]), focusFor(fence, 9, 25), focusFor(gone, 9, 10)]);
  await expectRows('Paint the fence: 25', 'Sell the bike: 10');
  await shell.store.commit([patch('works', fence.id, { workTitle: 'Paint it green' })]);
  await expectRows('Paint it green: 25', 'Sell the bike: 10');
  await shell.store.commit([remove('works', fence.id)]);
  await expectRows('Paint the fence: 25', 'Sell the bike: 10');
  await shell.store.commit([focusFor(gone, 10, 30, { workTitle: 'Sell both bikes' })]);
  await expectRows('Sell both bikes: 40', 'Paint the fence: 25');
});

it('[AN12] lists ten works and the sum of the others, and all of them in the table', async () => {
  const works = Array.from({ length: 13 }, (_, index) => aWork({ workTitle: `Work of ${index + 1} min` }));
  await openAnalytics([...works.map((work, index) => focusFor(work, 9, index + 1)), focusOn(march(9), 5)]);
  await waitFor(async () => expect(await rows()).toHaveLength(14));
  const card = screen.getByRole('heading', { name: title }).closest('section');
  const lines = [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('Work of 13 min13 min');
  expect(lines.slice(-3)).toEqual(['Work of 4 min4 min', '3 other works6 min', 'Without a work5 min']);
});

it('[AN12] [ER46] without sessions says so, and keeps the table', async () => {
  await openAnalytics();
  expect(await screen.findByText('No focus time in these days')).toBeTruthy();
  expect(await rows()).toEqual(['Without a work: 0']);
});
