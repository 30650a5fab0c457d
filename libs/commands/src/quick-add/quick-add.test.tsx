// @vitest-environment jsdom
import { clockTime, instantOf, longDay, momentAt, type PlanDay, timeText } from '@dayloom/domain';
import { testShell } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openQuickAddPage } from '../testing/quick-add-page.tsx';

afterEach(cleanup);

const line = () => screen.getByRole<HTMLInputElement>('combobox');
const chips = () =>
  within(screen.getByRole('list', { name: 'Understood' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** Like a paste: key by key is slow here. */
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const noChips = () => expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
const on = (day: string) => longDay(day as PlanDay);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
/** In the format of this locale. */
const twoOClock = timeText(clockTime('14:00'));

describe('the line', () => {
  it('[QA1] Enter adds and keeps it open, with the focus in it and nothing typed', async () => {
    const { person, shell, stored } = await openQuickAddPage();
    expect(document.activeElement).toBe(line());
    type('Water the plants');
    await person.keyboard('{Enter}');
    expect(line().value).toBe('');
    type('Feed the cat');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(shell.shown.map(({ detail }) => detail)).toContain('Feed the cat'));
    const titles = (await stored('tasks')).map((task) => task.title).toSorted();
    expect(titles).toEqual(['Feed the cat', 'Water the plants']);
    expect(document.activeElement).toBe(line());
  });

  it('[QA1] Esc closes, gives the focus back, and keeps what was typed', async () => {
    const { person, open } = await openQuickAddPage();
    type('Half a thought tomor');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open it' }));
    await open();
    expect(line().value).toBe('Half a thought tomor');
  });

  it('[QA1] goes with its page, and does not come back with it', async () => {
    const { person } = await openQuickAddPage();
    await person.click(screen.getByText('Go on'));
    expect([address(), screen.queryByRole('combobox')]).toEqual(['/on', null]);
    await person.click(screen.getByText('Go back'));
    expect([address(), screen.queryByRole('combobox')]).toEqual(['/', null]);
  });

  it('[QA1] nothing happens on Enter without words', async () => {
    const { person, stored } = await openQuickAddPage();
    await person.keyboard('   {Enter}');
    expect([line().value, await stored('tasks')]).toEqual(['   ', []]);
  });

  it('[QA3] [LM5] a line that is too long is refused with its sentence and stays', async () => {
    const { person, stored } = await openQuickAddPage();
    type('x'.repeat(5_000));
    await person.keyboard('{Enter}');
    screen.getByText('Title must be at most 200 characters');
    expect([line().value.length, await stored('tasks')]).toEqual([5_000, []]);
    type('x');
    expect(screen.queryByText('Title must be at most 200 characters')).toBeNull();
  });

  it('[QA3] a line of nothing but a day is a title', async () => {
    const { person, stored } = await openQuickAddPage();
    type('tomorrow');
    noChips();
    await person.keyboard('{Enter}');
    expect(await stored('tasks')).toMatchObject([{ title: 'tomorrow', date: '2026-03-10' }]);
  });

  it('[QA1] what storage refuses comes back to the line, before what was typed meanwhile', async () => {
    const world = await shellWithFault();
    const { person, stored } = await openQuickAddPage(world);
    world.break();
    type('Write home 🏠 tomorrow');
    fireEvent.submit(line());
    type('and');
    await waitFor(() => expect(line().value).toBe('Write home 🏠 tomorrow and'));
    world.mend();
    await person.keyboard('{Enter}');
    expect(await stored('tasks')).toMatchObject([{ title: 'Write home 🏠 and', date: '2026-03-11' }]);
  });
});

describe('what was understood', () => {
  it('[QA2] shows as chips while typing, and the title is what is left', async () => {
    await openQuickAddPage({ works: ['Exam prep'] });
    type('Read chapter 3 #exam prep tomorrow');
    await waitFor(() => expect(chips()).toEqual(['Exam prep, take back', 'Tomorrow, take back']));
    expect(screen.getByText('Read chapter 3').tagName).toBe('BDI');
  });

  it('[QA2] is taken back one by one, by key as well, and stays text', async () => {
    const { person, stored } = await openQuickAddPage();
    type('Meet Ann friday at 14:00');
    expect(chips()).toEqual([`${on('2026-03-13')}, take back`, `${twoOClock}, take back`]);
    screen.getByRole('button', { name: `${twoOClock}, take back` }).focus();
    await person.keyboard('{Enter}');
    expect(chips()).toEqual([`${on('2026-03-13')}, take back`]);
    expect(document.activeElement).toBe(line());
    await person.click(screen.getByRole('button', { name: `${on('2026-03-13')}, take back` }));
    noChips();
    await person.keyboard('{Enter}');
    expect(await stored('tasks')).toMatchObject([{ title: 'Meet Ann friday at 14:00', date: '2026-03-10' }]);
  });

  it('[QA2] follows the new day after midnight', async () => {
    const shell = await testShell();
    const { person, stored } = await openQuickAddPage({ shell });
    type('Swim wednesday');
    expect(chips()).toEqual(['Tomorrow, take back']);
    shell.setToday('2026-03-11' as PlanDay);
    fireEvent.focus(window);
    expect(chips()).toEqual([`${on('2026-03-18')}, take back`]);
    await person.keyboard('{Enter}');
    expect(await stored('tasks')).toMatchObject([{ title: 'Swim', date: '2026-03-18' }]);
  });

  it('[QA3] a time makes it a reminder, a task is of the day that is named', async () => {
    const { person, shell, stored, toast } = await openQuickAddPage();
    type('Dentist tomorrow at 14:00');
    await person.keyboard('{Enter}');
    await toast(`Reminder added to tomorrow, ${twoOClock}`);
    const dateTime = momentAt('2026-03-11' as PlanDay, clockTime('14:00'));
    const createdAt = instantOf(shell.clock.now());
    expect(await stored('reminders')).toEqual([
      {
        id: expect.any(String) as string,
        userId: shell.user.id,
        title: 'Dentist',
        dateTime,
        completed: false,
        createdAt,
      },
    ]);
    type('Pay rent 24 dec');
    await person.keyboard('{Enter}');
    await toast(`Added to ${on('2026-12-24')}`);
    expect(await stored('tasks')).toMatchObject([
      { title: 'Pay rent', date: '2026-12-24', completed: false },
    ]);
  });
});

describe('a weekday and a date that do not match', () => {
  it('[QA3] are named before Enter, and the line goes to the Inbox as typed', async () => {
    const { person, shell, stored, toast } = await openQuickAddPage({ works: ['Garden'] });
    const typed = 'Dentist friday 28 at 9am #garden';
    type(typed);
    noChips();
    expect(screen.getByText(/^“friday 28”/).role).toBe('status');
    screen.getByText(
      `“friday 28” does not match: the date is ${on('2026-03-28')}. Task for the Inbox, without a day`,
    );
    await person.keyboard('{Enter}');
    const message = await toast('Added to the Inbox, without a day');
    const userId = shell.user.id;
    const createdAt = instantOf(shell.clock.now());
    const id = expect.any(String) as string;
    expect(await stored('tasks')).toEqual([{ id, userId, title: typed, completed: false, createdAt }]);
    expect(await stored('reminders')).toEqual([]);
    await act(async () => message?.open?.());
    expect(address()).toBe('/today');
  });

  it('[QA3] leave the form of a goal without a day', async () => {
    const { person } = await openQuickAddPage();
    type('!goal Run 10 km fri 31 april');
    screen.getByText('“fri 31 april” is not a single day to come. Opens a new goal');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/goals?new=Run+10+km+fri+31+april'));
  });

  it('[QA3] are read as soon as they match', async () => {
    const { person, stored } = await openQuickAddPage();
    type('Dentist friday 28');
    type('Dentist friday 27');
    expect(chips()).toEqual([`${on('2026-03-27')}, take back`]);
    expect(screen.queryByText(/does not match/)).toBeNull();
    await person.keyboard('{Enter}');
    expect(await stored('tasks')).toMatchObject([{ title: 'Dentist', date: '2026-03-27' }]);
  });
});

it('[QA3] a time that the clock skips is named as what it becomes', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { person, stored, toast } = await openQuickAddPage();
  const day = on('2026-03-29');
  const halfPastThree = timeText(clockTime('03:30'));
  type('Feed the cat 29 march at 2:30');
  expect(chips()).toEqual([`${day}, take back`, `${halfPastThree}, take back`]);
  screen.getByText(`Reminder for ${day}, ${halfPastThree}`);
  await person.keyboard('{Enter}');
  await toast(`Reminder added to ${day}, ${halfPastThree}`);
  expect(await stored('reminders')).toMatchObject([{ dateTime: '2026-03-29T01:30:00.000Z' }]);
});

describe('the forms of other kinds', () => {
  it.each([
    ['Books to read !note', '/notes', '?new=Books+to+read'],
    ['!goal Run 10 km 24 dec', '/goals', '?new=Run+10+km&day=2026-12-24'],
  ])(
    '[QA3] %j opens the form with what is filled, and leaves the line empty',
    async (typed, path, search) => {
      const { person, stored } = await openQuickAddPage();
      type(typed);
      await person.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe(path + search));
      expect([screen.queryByRole('combobox'), await stored('tasks')]).toEqual([null, []]);
    },
  );

  it('[QA3] a form that no module offers is named, and the line stays', async () => {
    const { person } = await openQuickAddPage({ intents: {} });
    type('Books to read !note');
    await person.keyboard('{Enter}');
    screen.getByText(/^A note cannot be added now/);
    expect(line().value).toBe('Books to read !note');
  });
});

describe('the toast', () => {
  it("[QA4] says what was made and where, and 'Undo' takes it back", async () => {
    const { person, stored, toast } = await openQuickAddPage();
    type('Call mum tomorrow');
    await person.keyboard('{Enter}');
    const message = await toast('Added to tomorrow');
    expect(message?.detail).toBe('Call mum');
    expect(await stored('tasks')).toHaveLength(1);
    await message?.undo?.();
    expect(await stored('tasks')).toEqual([]);
  });

  it.each([
    ['Call mum tomorrow', 'Added to tomorrow', '/today?day=2026-03-11'],
    ['Dig #garden tomorrow', 'Added to Garden, tomorrow', '/work/w0?day=2026-03-11'],
  ])("[QA4] 'Open' after %j (%s) leads to %s", async (typed, words, path) => {
    const { person, toast } = await openQuickAddPage({ works: ['Garden'] });
    type(typed);
    await person.keyboard('{Enter}');
    const message = await toast(words);
    await act(async () => message?.open?.());
    expect([address(), screen.queryByRole('combobox')]).toEqual([path, null]);
  });

  it("[QA4] without a module that shows it there is no 'Open'", async () => {
    const { person, toast } = await openQuickAddPage({ intents: {} });
    type('Call mum tomorrow');
    await person.keyboard('{Enter}');
    const message = await toast('Added to tomorrow');
    expect([typeof message?.undo, message?.open]).toEqual(['function', undefined]);
  });
});
