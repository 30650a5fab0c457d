// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { taskOf, today, tomorrow, workOf, yesterday } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const wake = () => act(() => void window.dispatchEvent(new Event('focus')));

describe('the tasks of today', () => {
  it('[TD1] open ones are before completed ones, ordered by priority of their works, then by creation', async () => {
    await openToday([
      workOf('Paint', { priority: 'low' }),
      workOf('Thesis', { priority: 'high' }),
      taskOf('Buy milk'),
      taskOf('Tape', { workId: 'Paint' }),
      taskOf('Write', { workId: 'Thesis' }),
      taskOf('Cite', { workId: 'Thesis', completed: true }),
      taskOf('Print', { workId: 'Thesis' }),
      taskOf('Of another day', { date: tomorrow }),
    ]);
    await waitFor(async () =>
      expect(await titlesIn('Open tasks')).toEqual(['Write', 'Print', 'Tape', 'Buy milk']),
    );
    expect(await titlesIn('Done')).toEqual(['Cite']);
  });

  it("[TD2][TD9] each shows its work as a link, or 'Inbox'", async () => {
    await openToday([workOf('Thesis'), taskOf('Write', { workId: 'Thesis' }), taskOf('Buy milk')]);
    const link = (await rowOf('Write')).getByRole('link', { name: 'Thesis' });
    expect(link.getAttribute('href')).toBe('/work/Thesis');
    (await rowOf('Buy milk')).getByText('Inbox');
  });

  it('[TD2] without the works module its name stays, without a link', async () => {
    await openToday([workOf('Thesis'), taskOf('Write', { workId: 'Thesis' })], { withWorks: false });
    const row = await rowOf('Write');
    await row.findByText('Thesis');
    expect(row.queryByRole('link')).toBeNull();
  });

  it("[TD2] a ticked one moves to 'Done' by itself, and the focus moves to the next open one", async () => {
    const { person } = await openToday([taskOf('First'), taskOf('Second'), taskOf('Third')]);
    const tick = async (title: string) => (await rowOf(title)).getByRole('button', { name: 'Mark Done' });
    await person.click(await tick('Second'));
    (await rowOf('Second')).getByRole('button', { name: 'Done' });
    expect(await titlesIn('Open tasks')).toEqual(['First', 'Second', 'Third']);
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Second']));
    expect(document.activeElement).toBe(await tick('Third'));
    await person.keyboard(' ');
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Second', 'Third']));
    expect(document.activeElement).toBe(await tick('First'));
    await person.keyboard(' ');
    await waitFor(async () => expect(await titlesIn('Done')).toHaveLength(3));
    expect(document.activeElement).toBe(screen.getByLabelText('New task'));
  });

  it("[SH17] ticking and adding show no toast; deleting shows one with the task's title", async () => {
    const { person, shell } = await openToday([taskOf('First'), taskOf('Second')]);
    await person.click((await rowOf('First')).getByRole('button', { name: 'Mark Done' }));
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['First']));
    await person.type(screen.getByLabelText('New task'), 'Third{Enter}');
    await rowOf('Third');
    await person.click((await rowOf('Second')).getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(shell.shown).toMatchObject([{ message: 'Task deleted successfully', detail: 'Second' }]);
  });

  it('[TD2] a focus outside the row does not move', async () => {
    const { person, shell } = await openToday([taskOf('First'), taskOf('Second')]);
    await rowOf('First');
    await person.click(screen.getByLabelText('New task'));
    await act(() => shell.store.commit([patch('tasks', 'First', { completed: true })]));
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['First']));
    expect(document.activeElement).toBe(screen.getByLabelText('New task'));
  });

  it("[TD5] the heading shows '{done} of {all} done' for today only", async () => {
    const { person } = await openToday([
      taskOf('Mine'),
      taskOf('Ours', { completed: true }),
      taskOf('Tomorrow', { date: tomorrow }),
    ]);
    await screen.findByText('1 of 2 done');
    await person.click((await rowOf('Mine')).getByRole('button', { name: 'Mark Done' }));
    expect(await screen.findByText('2 of 2 done')).toBeTruthy();
  });

  it('[TD1] a new one is on today and without a work', async () => {
    const { person, stored } = await openToday();
    await person.type(screen.getByLabelText('New task'), 'Ring the plumber{Enter}');
    (await rowOf('Ring the plumber')).getByText('Inbox');
    const [made] = await stored();
    expect(made).toMatchObject({ title: 'Ring the plumber', date: today, completed: false });
    expect(made).not.toHaveProperty('workId');
  });

  it('[TD1] tasks that cannot be read offer Retry', async () => {
    const world = await openToday([taskOf('First')], { isBroken: true });
    const plan = within(await screen.findByRole('region', { name: 'Plan of the day' }));
    await waitFor(() => expect(plan.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    world.mend();
    for (const retry of plan.getAllByRole('button', { name: 'Retry' })) await world.person.click(retry);
    expect(await screen.findByText('First')).toBeTruthy();
  });

  it('[AC14] a task disappears with its work, deleted elsewhere', async () => {
    const { shell } = await openToday([
      workOf('Thesis'),
      taskOf('Write', { workId: 'Thesis' }),
      taskOf('Buy'),
    ]);
    await screen.findByText('Write');
    await act(() => shell.store.commit([remove('works', 'Thesis')]));
    await waitFor(() => expect(screen.queryByText('Write')).toBeNull());
    screen.getByText('Buy');
  });
});

describe('an empty day', () => {
  it('[TD6] lists up to three current works without a task today, each with a field for one', async () => {
    const { person, stored } = await openToday([
      ...['A', 'B', 'C', 'D'].map((id) => workOf(id)),
      workOf('Ended', { endDate: yesterday }),
      workOf('Later', { startDate: tomorrow }),
    ]);
    await screen.findByText('Nothing planned for today');
    const fields = await screen.findAllByLabelText(/^New task for /);
    expect(fields).toHaveLength(3);
    await person.type(screen.getByLabelText('New task for B'), 'Begin{Enter}');
    await (await rowOf('Begin')).findByRole('link', { name: 'B' });
    expect(await stored()).toMatchObject([{ title: 'Begin', workId: 'B', date: today }]);
  });

  it('[TD6] without works it shows only an empty state', async () => {
    await openToday();
    await screen.findByText('Nothing planned for today');
    expect(screen.queryByText('Begin with one of your works')).toBeNull();
  });
});

describe('other days', () => {
  it('[TD7] on waking after midnight the list shows the new day, and a half-typed task stays', async () => {
    const { person, shell } = await openToday([taskOf('Of the old day'), taskOf('New', { date: tomorrow })]);
    await screen.findByText('Of the old day');
    await person.type(screen.getByLabelText('New task'), 'half a li');
    shell.setToday(tomorrow);
    wake();
    await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['New']));
    expect(heading()).toBe('Today');
    const field = screen.getByLabelText<HTMLInputElement>('New task');
    expect(field.value).toBe('half a li');
    await person.type(field, 'ne{Enter}');
    await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['New', 'half a line']));
  });

  it('[TD10] the address selects any day, and the arrows move a day back and forth', async () => {
    const { person } = await openToday(
      [taskOf('Past', { date: yesterday }), taskOf('Now'), taskOf('Next', { date: tomorrow })],
      { at: `/today?day=${tomorrow}` },
    );
    await screen.findByText('Next');
    expect(heading()).toMatch(/Wednesday/);
    await person.click(screen.getByRole('button', { name: 'Previous day' }));
    await screen.findByText('Now');
    expect(screen.getByLabelText('address').textContent).toBe('/today');
    await person.click(screen.getByRole('button', { name: 'Previous day' }));
    await screen.findByText('Past');
    expect(screen.getByLabelText('address').textContent).toBe(`/today?day=${yesterday}`);
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText('Now');
  });

  it('[TD10] the heading and the title of the page contain the year if it is not the current one', async () => {
    const { person } = await openToday([], { at: '/today?day=2025-12-31' });
    await screen.findByText('Nothing planned');
    expect(heading()).toMatch(/Wednesday.*31.*2025/);
    expect(document.title).toContain(heading());
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(heading()).toMatch(/January/));
    expect(heading()).not.toContain('2026');
  });

  it('[TD10][WD10] a past day is read-only: nothing can be added or ticked', async () => {
    await openToday([taskOf('Past', { date: yesterday })], { at: `/today?day=${yesterday}` });
    const field = screen.getByLabelText<HTMLInputElement>('New task');
    expect([field.disabled, field.getAttribute('aria-describedby')]).toEqual([
      true,
      screen.getByText('Past days are read-only').id,
    ]);
    const tick = (await rowOf('Past')).getByRole<HTMLButtonElement>('button', { name: 'Mark Done' });
    expect(tick.disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('New task').disabled).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Inbox' })).toBeNull();
  });

  it.each(['2026-13-40', 'soon', ''])('[TD10] an invalid day such as %j shows today', async (day) => {
    await openToday([taskOf('Now')], { at: `/today?day=${day}` });
    await screen.findByText('Now');
    expect(heading()).toBe('Today');
  });

  it.each([
    ['first', '1000-01-01', 'Previous day'],
    ['last', '9999-12-31', 'Next day'],
  ])('[TD10] the %s possible day has no button beyond it', async (_, day, name) => {
    await openToday([], { at: `/today?day=${day}` });
    await screen.findByText('Nothing planned');
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

describe('Today on home', () => {
  it('[TD1][HM15] shows the same day, and links to the whole day', async () => {
    const { person } = await openToday([taskOf('Now')], { at: '/' });
    const card = within(await screen.findByRole('region', { name: 'Today' }));
    await card.findByText('Now');
    card.getByText('0 of 1 done');
    await person.click(card.getByRole('link', { name: 'Open Today' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
  });

  it('[TD3] counts overdue tasks, and links to them', async () => {
    const { person } = await openToday(
      [taskOf('Old', { date: yesterday }), taskOf('Older', { date: yesterday })],
      { at: '/' },
    );
    await person.click(await screen.findByRole('link', { name: '2 tasks left from before' }));
    expect(await rowOf('Older')).toBeTruthy();
  });
});
