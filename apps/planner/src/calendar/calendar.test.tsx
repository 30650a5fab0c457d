// @vitest-environment jsdom
import { type Change, patch } from '@dayloom/data';
import { clockTime, goals, planDay, reminders, schedules } from '@dayloom/domain';
import { add, aGoal, anActivity, aReminder } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inboxTask, taskOf, workOf } from '../testing/day-records.ts';
import { cell, openCalendar, readCell } from '../testing/open-calendar.tsx';

const { id } = testUser;
const idOf = (title: string) => title.replaceAll(' ', '-');
const reminderAt = (title: string, dateTime: string) =>
  add(reminders, aReminder(id, { id: idOf(title), title, dateTime }));
const activityOn = (title: string, date: string, startTime = '09:00', endTime = '10:00') =>
  add(
    schedules,
    anActivity(id, {
      id: idOf(title),
      title,
      date: planDay(date),
      startTime: clockTime(startTime),
      endTime: clockTime(endTime),
    }),
  );
const goalDue = (title: string, deadline?: string) =>
  add(goals, aGoal(id, { id: idOf(title), title, ...(deadline && { deadline: planDay(deadline) }) }));

const kite = workOf('Kite', {
  startDate: planDay('2026-03-09'),
  endDate: planDay('2026-03-11'),
  duration: 2,
});
/** One of each kind, all except the goal on 10 March. */
const oneOfEach: readonly Change[] = [
  kite,
  taskOf('Cut paper', { workId: 'Kite' }),
  reminderAt('Call', '2026-03-10T14:00'),
  activityOn('Night shift', '2026-03-10', '22:00', '06:00'),
  goalDue('Swim', '2026-03-12'),
];

const titlesIn = (within_: HTMLElement) =>
  [...within_.querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title);
const linkIn = (row: HTMLElement, name: RegExp) => within(row).getByRole('link', { name });
const hoursOf = (day: string) => screen.getByRole('group', { name: day });
/** The visible text of a block: its title and its times. */
const timesIn = (block: HTMLElement) =>
  [...block.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => screen.findByRole('button', { name });

describe('the calendar', () => {
  it('[CA1] [CA3] opens with the current month in whole weeks', async () => {
    const { address } = await openCalendar();
    expect(heading()).toBe('March 2026');
    expect(await screen.findAllByRole('gridcell')).toHaveLength(35);
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Sunday');
    expect((await cell('March 10')).getAttribute('aria-current')).toBe('date');
    expect((await cell('March 10')).getAttribute('aria-selected')).toBe('true');
    expect(address()).toBe('/calendar');
  });

  it('[CA4] [CA5] [CA6] shows works on all their days, tasks, reminders and activities with times, and goals', async () => {
    await openCalendar([...oneOfEach, inboxTask('Some day'), goalDue('Dream')]);
    const nine = await readCell('March 9');
    expect([titlesIn(nine), linkIn(nine, /Kite/).dataset['goesOn']]).toEqual([['Work: Kite'], 'true']);
    // The fourth item of the day is part of '+1 more'.
    expect(titlesIn(await readCell('March 10'))).toEqual([
      'Work: Kite',
      expect.stringMatching(/^Reminder: Call, 2:00\sPM$/),
      expect.stringMatching(/^Activity: Night shift, 10:00\sPM – 6:00\sAM \+1$/),
    ]);
    expect(titlesIn(await readCell('March 11'))).toEqual([
      'Work: Kite',
      expect.stringMatching(/^Activity: Night shift, until 6:00\sAM$/),
    ]);
    expect(titlesIn(await readCell('March 12'))).toEqual(['Goal: Swim']);
    expect(screen.getByText('5 items')).toBeTruthy();
    expect(screen.queryByText(/Some day|Dream/)).toBeNull();
  });

  it('[CA4] a task that is moved elsewhere changes its day while the month is open', async () => {
    const { shell } = await openCalendar([taskOf('Cut paper')]);
    expect(titlesIn(await readCell('March 10'))).toEqual(['Task: Cut paper']);
    await act(() => shell.store.commit([patch('tasks', 'Cut-paper', { date: planDay('2026-03-20') })]));
    await waitFor(async () => expect(titlesIn(await readCell('March 20'))).toEqual(['Task: Cut paper']));
    expect(titlesIn(await readCell('March 10'))).toEqual([]);
  });

  it('[CA1] [CA12] a week shows the hours of activities and reminders below works, tasks and goals', async () => {
    const { person } = await openCalendar(
      [...oneOfEach, activityOn('Party', '2026-03-07', '20:00', '02:00')],
      { search: '?view=week' },
    );
    expect(heading()?.replaceAll(/\s/g, ' ')).toBe('Mar 8 – 14, 2026');
    expect(await screen.findAllByRole('gridcell')).toHaveLength(7);
    expect(titlesIn(await readCell('March 10'))).toEqual(['Work: Kite', 'Task: Cut paper']);
    const blocks = (day: string) => within(hoursOf(day)).queryAllByRole('listitem').map(timesIn);
    expect(blocks('Sunday, March 8')).toEqual([['Party', 'until 2:00 AM']]);
    expect(blocks('Tuesday, March 10')).toEqual([
      ['Call', '2:00 PM'],
      ['Night shift', '10:00 PM – 6:00 AM +1'],
    ]);
    expect(blocks('Wednesday, March 11')).toEqual([['Night shift', 'until 6:00 AM']]);
    expect(screen.getByText('6 items')).toBeTruthy();
    await person.click(hoursOf('Thursday, March 12'));
    expect(await screen.findByRole('dialog', { name: 'Thursday, March 12' })).toBeTruthy();
  });

  it('[CA2] view and date are in the address', async () => {
    const { person, address } = await openCalendar([], { search: '?date=2026-01-31' });
    expect(heading()).toBe('January 2026');
    await person.click(await press('Next month'));
    expect(heading()).toBe('February 2026');
    expect(address()).toBe('/calendar?view=month&date=2026-02-28');
    await person.click(screen.getByRole('radio', { name: 'Week' }));
    expect(address()).toBe('/calendar?view=week&date=2026-02-28');
    await person.click(await press('Previous week'));
    expect(address()).toBe('/calendar?view=week&date=2026-02-21');
    await person.click(await press('Today'));
    expect(address()).toBe('/calendar?view=week&date=2026-03-10');
  });

  it('[CA3] an invalid address shows the current month', async () => {
    await openCalendar([], { search: '?view=year&date=2026-02-30' });
    expect(heading()).toBe('March 2026');
    expect((await cell('March 10')).tabIndex).toBe(0);
  });

  it('[CA7] kinds can be turned off and on, and a kind that is off is not read', async () => {
    const { person, shell, address } = await openCalendar(oneOfEach, { search: '?without=goal' });
    const asked = vi.spyOn(shell.store, 'watch');
    expect((await press('Goals')).getAttribute('aria-pressed')).toBe('false');
    await readCell('March 12');
    expect(screen.queryByText(/Swim/)).toBeNull();
    await person.click(await press('Works'));
    expect(address()).toBe('/calendar?view=month&date=2026-03-10&without=work%2Cgoal');
    await waitFor(() => expect(screen.queryByText('Work: Kite')).toBeNull());
    expect(titlesIn(await readCell('March 10'))[2]).toBe('Task: Cut paper');
    await person.click(await press('Goals'));
    expect(await screen.findByText('Goal: Swim')).toBeTruthy();
    expect(asked.mock.calls.map(([query]) => query.collection)).toEqual(['goals']);
    for (const kind of ['Tasks', 'Reminders', 'Activities', 'Goals']) await person.click(await press(kind));
    expect(await screen.findByText('All kinds are switched off')).toBeTruthy();
  });

  it('[CA8] [TD9] an item links to its screen, a task without a work to its day', async () => {
    await openCalendar([...oneOfEach, taskOf('Free', { date: planDay('2026-03-13') })], {
      search: '?view=week',
    });
    const ten = await readCell('March 10');
    const hours = hoursOf('Tuesday, March 10');
    const to = (row: HTMLElement, name: RegExp) => linkIn(row, name).getAttribute('href');
    expect(to(ten, /Kite/)).toBe('/work/Kite?day=2026-03-10');
    expect(to(ten, /Cut paper/)).toBe('/work/Kite?day=2026-03-10');
    expect(to(hours, /Call/)).toBe('/reminders');
    expect(to(hours, /Night shift/)).toBe('/timetable?date=2026-03-10');
    expect(to(await readCell('March 12'), /Swim/)).toBe('/goals');
    expect(to(await readCell('March 13'), /Free/)).toBe('/today?day=2026-03-13');
  });

  it('[CA8] [MO5] an item that no module opens is plain text', async () => {
    await openCalendar(oneOfEach, { withWorks: false });
    const nine = await readCell('March 9');
    expect(titlesIn(nine)).toEqual(['Work: Kite']);
    expect(within(nine).queryByRole('link')).toBeNull();
  });

  it("[CA9] a cell shows three items and '+N more', which opens the whole day", async () => {
    const many = Array.from({ length: 33 }, (_, index) => taskOf(`Task ${index}`));
    const { person } = await openCalendar(many);
    const ten = await readCell('March 10');
    expect(titlesIn(ten)).toHaveLength(3);
    await person.click(within(ten).getByRole('button', { name: '+30 more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tuesday, March 10' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(33);
  });

  it('[CA9] only visible rows are rendered for a day with hundreds of items', async () => {
    const many = Array.from({ length: 500 }, (_, index) => taskOf(`Task ${index}`));
    const { person } = await openCalendar(many);
    await person.click(await readCell('March 10'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').length).toBeLessThan(100);
    expect(dialog.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('500');
  });

  it('[CA10] [TT13] a day offers what can be added to it, except an activity on a past day', async () => {
    const { person } = await openCalendar();
    const ways = (day: string) => {
      const links = within(screen.getByRole('group', { name: `Add on ${day}` })).getAllByRole('link');
      return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    };
    await person.click(await readCell('March 11'));
    expect(ways('Wednesday, March 11')).toEqual([
      'Add Task /today?day=2026-03-11&new=',
      'Add Reminder /reminders?new=&day=2026-03-11',
      'Add Activity /timetable?date=2026-03-11&new=',
      'Add Goal /goals?new=&day=2026-03-11',
    ]);
    expect(screen.getByText('Nothing on this day')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(await readCell('March 9'));
    expect(ways('Monday, March 9')).toHaveLength(3);
  });
});

describe('the keys of the calendar', () => {
  it('[CA11] [KA1] move by day, week and month from one tab stop, and open the day', async () => {
    const { person, address } = await openCalendar(oneOfEach);
    const ten = await readCell('March 10');
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([ten]);
    expect(linkIn(ten, /Kite/).tabIndex).toBe(-1);
    ten.focus();
    for (const [key, day] of [
      ['{ArrowRight}', 'March 11'],
      ['{ArrowDown}', 'March 18'],
      ['{Home}', 'March 15'],
      ['{End}', 'March 21'],
      ['{ArrowUp}', 'March 14'],
      ['{ArrowLeft}', 'March 13'],
      ['{PageDown}', 'April 13'],
      ['{PageUp}', 'March 13'],
    ] as const) {
      await person.keyboard(key);
      expect(document.activeElement).toBe(await cell(day));
    }
    expect(address()).toBe('/calendar?view=month&date=2026-03-13');
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Friday, March 13' })).toBeTruthy();
  });
});

describe('a calendar without its items', () => {
  it('[ER45] shows that it is loading until they are read', async () => {
    await openCalendar();
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status');
    await readCell('March 10');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('[ER46] shows an empty state for the month and for the day', async () => {
    const { person } = await openCalendar();
    expect(await screen.findByText(/^Nothing in this month/)).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Week' }));
    expect(await screen.findByText(/^Nothing in this week/)).toBeTruthy();
  });

  it("[ER46] shows an error state with 'Retry', and one toast", async () => {
    const { person, toastTexts, mend } = await openCalendar(oneOfEach, { isBroken: true });
    await screen.findByText('Failed to fetch calendar');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(toastTexts()).toEqual(['Failed to fetch calendar']);
    mend();
    await person.click(await press('Retry'));
    expect(titlesIn(await readCell('March 9'))).toEqual(['Work: Kite']);
  });

  it('[DA35] while records are still loading, it shows neither a number nor an empty state', async () => {
    const { complete, person } = await openCalendar([], { isFilling: true });
    expect(await screen.findByText('Still loading')).toBeTruthy();
    await person.click(await cell('March 10'));
    expect(screen.getAllByText('Still loading')).toHaveLength(2);
    expect(screen.queryByText(/^Nothing/)).toBeNull();
    act(complete);
    expect(await screen.findByText('Nothing on this day')).toBeTruthy();
    expect(screen.queryByText('Still loading')).toBeNull();
  });
});
