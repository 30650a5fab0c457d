// @vitest-environment jsdom
import { worksOf } from '@dayloom/data';
import { planDay, type Task, type Work } from '@dayloom/domain';
import { fillingStore, testShell } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, carried, openScreen } from '../testing/open-screen.tsx';
import { aTask, aWork, createTask, seedOf, today } from '../testing/records.ts';
import Dashboard from './dashboard.tsx';

const at = '/dashboard';
const ending = (day: string, fields: Partial<Work> = {}) => aWork({ endDate: planDay(day), ...fields });
const openWith = async (works: readonly Work[], place: string = at, tasks: readonly Task[] = []) => {
  const shell = await testShell({ today, seed: seedOf(works, tasks) });
  return { shell, person: openScreen(shell, <Dashboard />, { path: at, at: place }) };
};
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Works' });
  return within(list).getAllByRole('listitem');
};
const rowTexts = async () => (await rows()).map((row) => row.textContent ?? '');
const total = async (label: string) => {
  const stat = (await screen.findByText(label, { selector: 'dt' })).parentElement!;
  return waitFor(() => {
    const text = stat.querySelector('dd')?.textContent ?? '';
    expect(text).toMatch(/\d/);
    return text;
  });
};

it('[DB1] lists all works, newest first', async () => {
  const works = [
    aWork({ workTitle: 'First' }),
    aWork({ workTitle: 'Second' }),
    aWork({ workTitle: 'Third' }),
  ];
  await openWith(works);
  const texts = await rowTexts();
  expect(texts.map((text) => /First|Second|Third/.exec(text)?.[0])).toEqual(['Third', 'Second', 'First']);
});

it('[DB2] starts with all and shows only the chosen priority, which is in the address', async () => {
  const works = [
    aWork({ workTitle: 'Calm', priority: 'low' }),
    aWork({ workTitle: 'Hot', priority: 'high' }),
  ];
  const { person } = await openWith(works);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  expect(await rows()).toHaveLength(2);
  await person.click(screen.getByRole('radio', { name: 'High' }));
  expect(address()).toBe('/dashboard?priority=high');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect((await rowTexts())[0]).toContain('Hot');
  await person.click(screen.getByRole('radio', { name: 'All' }));
  expect(address()).toBe('/dashboard');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

it.each([
  ['high', ['Hot']],
  ['urgent', ['Hot', 'Calm']],
])('[DB2] opened with the priority %s in the address it lists %j', async (priority, titles) => {
  const works = [
    aWork({ workTitle: 'Calm', priority: 'low' }),
    aWork({ workTitle: 'Hot', priority: 'high' }),
  ];
  await openWith(works, `/dashboard?priority=${priority}`);
  expect((await rowTexts()).map((text) => /Hot|Calm/.exec(text)?.[0])).toEqual(titles);
});

it("[DB3] an item shows title, priority and days left, and 'View Details' opens the work", async () => {
  const work = ending('2026-03-20', { workTitle: 'Paint the fence', priority: 'high' });
  const { person } = await openWith([work]);
  const [row] = await rows();
  for (const text of ['Paint the fence', 'High', '10 days left'])
    expect(within(row!).getByText(text)).toBeTruthy();
  await person.click(within(row!).getByRole('link', { name: 'View Details' }));
  expect(address()).toBe(`/work/${work.id}`);
});

it('[DB4][DB5][DB6] days left are calendar days in the specified words, red from three days', async () => {
  const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-13', '2026-03-14'];
  await openWith(days.map((day) => ending(day, { startDate: planDay('2026-03-01') })));
  const state = (await rows()).map((row) => {
    const text = within(row).getByText(/days? left|Ended/);
    return [text.textContent, text.closest('[data-tone]')?.getAttribute('data-tone')];
  });
  expect(state).toEqual([
    ['4 days left', 'neutral'],
    ['3 days left', 'danger'],
    ['1 day left', 'danger'],
    ['Ended', 'danger'],
    ['Ended', 'danger'],
  ]);
});

it('[DB7][DB8] the statistics count all works, independent of the filter', async () => {
  const works = [
    ending('2026-03-09', { startDate: planDay('2026-03-01') }),
    ending('2026-03-10', { priority: 'high' }),
    ending('2026-03-11', { priority: 'high' }),
    ending('2026-03-30', { priority: 'low' }),
    ending('2026-04-30', { priority: 'low' }),
  ];
  await openWith(works, '/dashboard?priority=low');
  expect(await total('Total Works')).toBe('5');
  expect(await total('Active Works')).toBe('3');
  expect(await total('Completed')).toBe('2');
  expect(await total('High Priority')).toBe('2');
});

it('[DB9] quick actions are the links that loaded modules declare', async () => {
  const entry = (label: string, to: string, order: number) => ({
    place: 'dashboard',
    label,
    to,
    icon: 'clock',
    order,
  });
  const nav = [
    entry('Analytics', '/analytics', 40),
    entry('Timer', '/timer', 10),
    entry('Calendar', '/calendar', 20),
    entry('Notifications', '/notifications', 30),
  ];
  const shell = await testShell({ today, nav });
  openScreen(shell, <Dashboard />, { path: at, at });
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Timer', '/timer'],
    ['Calendar', '/calendar'],
    ['Notifications', '/notifications'],
    ['Analytics', '/analytics'],
  ]);
});

it('[DB9] without such links there are no quick actions', async () => {
  await openWith([]);
  expect(screen.queryByText('Quick Actions')).toBeNull();
});

it("[DB16] next to 'Ended' it shows 'Last day', and then the number of open tasks", async () => {
  const since = { startDate: planDay('2026-03-01') };
  const [last, left, done] = [
    ending('2026-03-10', { ...since, workTitle: 'Last' }),
    ending('2026-03-09', { ...since, workTitle: 'Left' }),
    ending('2026-03-09', { ...since, workTitle: 'Done' }),
  ];
  const { shell } = await openWith([last, left, done], at, [
    aTask(last),
    aTask(left),
    aTask(left),
    aTask(left, { completed: true }),
    aTask(done, { completed: true }),
  ]);
  const row = async (title: string) => (await rowTexts()).find((text) => text.includes(title));
  await waitFor(async () => expect(await row('Left')).toMatch(/2 open.*Ended/));
  expect(await row('Last')).toContain('EndedLast day');
  expect(await row('Last')).not.toContain('open');
  expect(await row('Done')).not.toMatch(/open|Last/);
  await shell.store.commit([createTask(aTask(done))]);
  await waitFor(async () => expect(await row('Done')).toContain('1 open'));
});

it('[DB12] upcoming deadlines are works with 1 to 3 days left, nearest first, three at most', async () => {
  const on = (day: string) => ending(day, { workTitle: `Ends ${day}` });
  await openWith(
    ['2026-03-13', '2026-03-10', '2026-03-12', '2026-03-14', '2026-03-11', '2026-03-13'].map(on),
  );
  const list = await screen.findByRole('list', { name: 'Upcoming Deadlines' });
  const links = within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toEqual(['Ends 2026-03-11', 'Ends 2026-03-12', 'Ends 2026-03-13']);
});

it("[DB13][DB14] 'Add Work' asks for priority and title and passes them to the form, writing nothing", async () => {
  const { shell, person } = await openWith([aWork()]);
  await person.click(screen.getByRole('button', { name: 'Add Work' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Work' });
  const names = within(dialog)
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.value, radio.checked]);
  expect(names).toEqual([
    ['low', false],
    ['medium', true],
    ['high', false],
  ]);
  await person.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Plan the trip');
  await person.click(within(dialog).getByRole('radio', { name: /High/ }));
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(address()).toBe('/add-work');
  expect(carried()).toEqual({ priority: 'high', title: 'Plan the trip', fromDashboard: true });
  expect((await shell.store.count(worksOf(shell.user.id))).value).toBe(1);
});

it('[DB14][SH18] closing the dialog stays on the dashboard and discards the title, which was unsaved work; it opens again with medium and no title', async () => {
  const { shell, person } = await openWith([aWork()]);
  await person.click(screen.getByRole('button', { name: 'Add Work' }));
  await person.type(await screen.findByRole('textbox', { name: /Title/ }), 'Never mind');
  expect([...shell.unsaved]).toEqual(['the work']);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([...shell.unsaved]).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/dashboard');
  await person.click(screen.getByRole('button', { name: 'Add Work' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ })).value).toBe('');
});

it("[DB15] without works 'Add Your First Work' opens the same dialog", async () => {
  const { person } = await openWith([]);
  expect(await screen.findByText('No works found')).toBeTruthy();
  const header = screen.getByRole('button', { name: 'Add Work' });
  await waitFor(() => expect(header.dataset['add'], 'not over the same button on a phone').toBeUndefined());
  await person.click(screen.getByRole('button', { name: 'Add Your First Work' }));
  expect(await screen.findByRole('dialog', { name: 'Add Work' })).toBeTruthy();
});

it('[DB15] a filter that matches nothing shows the text without the button', async () => {
  await openWith([aWork({ priority: 'low' })], '/dashboard?priority=high');
  expect(await screen.findByText('No works found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Your First Work' })).toBeNull();
});

it.each([[[]], [[ending('2026-03-20')]]])(
  '[DA35] while records are still loading, it shows neither a number nor an empty state',
  async (works: readonly Work[]) => {
    const shell = await testShell({ today, seed: seedOf(works) });
    const { store, complete } = fillingStore(shell.store);
    openScreen({ ...shell, store }, <Dashboard />, { path: at, at });
    const statistics = (await screen.findByText('Total Works')).closest('dl')!;
    await waitFor(() => expect(within(statistics).getAllByText('Still loading')).toHaveLength(4));
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(screen.queryByText(/^No (works|upcoming)/)).toBeNull();
    expect(statistics.textContent).not.toMatch(/\d/);
    expect(screen.queryAllByRole('link', { name: 'View Details' })).toHaveLength(works.length);
    act(complete);
    expect(await total('Total Works')).toBe(String(works.length));
    expect(screen.queryByText('Still loading')).toBeNull();
    expect(screen.queryAllByText('No works found')).toHaveLength(1 - works.length);
  },
);
