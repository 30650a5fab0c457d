// @vitest-environment jsdom
import { repeatSkipsBetween } from '@dayloom/data';
import { planDay, repeats } from '@dayloom/domain';
import { add, aRepeat } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, longWork, stored, yesterday } from '../testing/day-tasks.ts';
import { dragOnto, rowOf } from '../testing/drag-row.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { today } from '../testing/records.ts';

const later = planDay('2026-03-12');
const railDay = (name: RegExp) => screen.findByRole('button', { name });

/** Opens a day of a work with these daily tasks. */
async function openDay(day: string, titles: readonly string[]) {
  const work = longWork();
  const opened = await openWorkDetail({ work, search: `?day=${day}` });
  const daily = { workId: work.id, first: planDay('2026-03-02') };
  await opened.shell.store.commit(
    titles.map((title) => add(repeats, aRepeat(testUser.id, { ...daily, id: title, title }))),
  );
  await screen.findByText(titles[0] ?? '');
  return { ...opened, work };
}

it('[RP10] [WD21] a task that repeats is dragged to another day, alone', async () => {
  const { shell, work } = await openDay(today, ['Stir']);
  await dragOnto(await railDay(/March 12, 0 of 1 done/), rowOf('Stir'));
  await waitFor(() => expect(screen.queryByText('Stir')).toBeNull());
  await railDay(/March 12, 0 of 2 done/);
  expect(await stored(shell, { workId: work.id })).toMatchObject([{ date: later, repeatDay: today }]);
  const { records } = await shell.store.get(repeatSkipsBetween(testUser.id, today, later));
  expect(records.map(({ day }) => day)).toEqual([today]);
  await shell.shown[0]?.undo?.();
  await screen.findByText('Stir');
  await railDay(/March 12, 0 of 1 done/);
});

it('[RP10] [WD20] what repeats and was left on a past day is moved to today, next to the one of today', async () => {
  const { shell, person, work } = await openDay(yesterday, ['Stir']);
  await person.click(await button('Move to today'));
  await railDay(/March 10, 0 of 2 done/);
  expect(screen.queryByText('Stir')).toBeNull();
  expect(await stored(shell, { workId: work.id })).toMatchObject([{ date: today, repeatDay: yesterday }]);
});

it("[RP10] [WD20] 'Move all to today' moves what repeats as well, with one undo", async () => {
  const { shell, person } = await openDay(yesterday, ['Stir', 'Knead']);
  await screen.findByText('Knead');
  await person.click(await button('Move all to today'));
  await waitFor(() => expect(shell.shown.map(({ message }) => message)).toEqual(['2 tasks moved to today']));
  await railDay(/March 10, 0 of 4 done/);
  await shell.shown[0]?.undo?.();
  await railDay(/March 10, 0 of 2 done/);
  expect(await screen.findByText('Stir')).toBeTruthy();
});
