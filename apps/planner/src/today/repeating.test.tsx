// @vitest-environment jsdom
import { create } from '@dayloom/data';
import { nowOf, seriesDayId } from '@dayloom/domain';
import { livingRecords } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seriesOf, taskOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

type World = Awaited<ReturnType<typeof openToday>>;

const todayOf = (series: string) => seriesDayId(series, today);

const tick = async ({ person }: World, title: string) =>
  person.click((await rowOf(title)).getByRole('button', { name: /^(Mark )?Done$/ }));

describe('a task that repeats', () => {
  it.each([
    ['Today', '/today', today],
    ['home', '/', today],
    ['a day before today', '/today?day=2026-03-09', yesterday],
    ['a day far ahead', '/today?day=2031-07-01', today],
  ])('[RP9] is listed on %s with a sign whose name and tooltip say when', async (_, at, first) => {
    await openToday([seriesOf('Stretch', { first })], { at });
    const row = await rowOf('Stretch');
    expect(row.getByTitle('Every day').textContent).toBe('Repeats: Every day');
    await screen.findByText('0 of 1 done');
  });

  it('[RP9] is listed on its days alone', async () => {
    const { person } = await openToday([
      seriesOf('Water plants', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;WKST=SU' }),
      taskOf('Write'),
    ]);
    await rowOf('Write');
    expect(screen.queryByText('Water plants')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    (await rowOf('Water plants')).getByTitle('Every 2 weeks on Wednesday');
  });

  it('[RP9][TD5] counts in the figures of the day, and a single task has no sign', async () => {
    const world = await openToday([seriesOf('Stretch'), taskOf('Write', { completed: true })]);
    await screen.findByText('1 of 2 done');
    expect((await rowOf('Write')).queryByText(/Repeats/)).toBeNull();
    await tick(world, 'Stretch');
    await screen.findByText('2 of 2 done');
  });

  it('[RP7] is not stored by opening days, nor at midnight', async () => {
    const { person, shell } = await openToday([seriesOf('Stretch'), taskOf('Write')]);
    const before = await livingRecords(shell.store);
    await rowOf('Stretch');
    for (const _ of [1, 2, 3]) {
      await person.click(screen.getByRole('button', { name: 'Next day' }));
      await waitFor(() => expect(screen.queryByText('Write')).toBeNull());
      await rowOf('Stretch');
    }
    await person.click(screen.getByRole('button', { name: 'Today' }));
    await rowOf('Write');
    shell.setToday(tomorrow);
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('Wednesday, March 11');
    expect(await titlesIn('Left from before')).toEqual(['Stretch', 'Write']);
    expect(await titlesIn('Open tasks')).toEqual(['Stretch']);
    expect(await livingRecords(shell.store)).toEqual(before);
  });
});

describe('the tick of a task that repeats', () => {
  it('[RP10] stores this day alone', async () => {
    const world = await openToday([seriesOf('Stretch')]);
    await tick(world, 'Stretch');
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Stretch']));
    expect(await world.stored()).toMatchObject([
      {
        id: todayOf('Stretch'),
        date: today,
        repeat: 'Stretch',
        repeatDay: today,
        completed: true,
        completedAt: nowOf(world.shell.clock),
      },
    ]);
    await world.person.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText('0 of 1 done');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch']);
  });

  it('[RP10] that is taken back leaves the day stored and open', async () => {
    const world = await openToday([seriesOf('Stretch')]);
    await tick(world, 'Stretch');
    await screen.findByText('1 of 1 done');
    await tick(world, 'Stretch');
    await screen.findByText('0 of 1 done');
    expect(await titlesIn('Open tasks')).toEqual(['Stretch']);
    expect(await world.stored()).toMatchObject([{ id: todayOf('Stretch'), completed: false }]);
  });

  it('[RP7] keeps what another device has changed of the same day', async () => {
    const world = await openToday([seriesOf('Stretch')]);
    const mark = (await rowOf('Stretch')).getByRole('button', { name: 'Mark Done' });
    const { shell, stored } = world;
    const elsewhere = create('tasks', todayOf('Stretch'), {
      userId: testUser.id,
      title: 'Stretch slowly',
      completed: false,
      date: today,
      createdAt: nowOf(shell.clock),
      repeat: 'Stretch',
      repeatDay: today,
    });
    // Both commits begin before the row knows of the other one.
    await act(async () => {
      const answer = shell.store.commit([elsewhere]);
      fireEvent.click(mark);
      await answer;
    });
    await rowOf('Stretch slowly');
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ title: 'Stretch slowly', completed: true }]),
    );
  });
});
