// @vitest-environment jsdom
import { worksOf } from '@dayloom/data';
import { planDay } from '@dayloom/domain';
import { useNavigate } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { address, openScreen } from '../testing/open-screen.tsx';
import { today } from '../testing/records.ts';
import WorkDetail from '../work-detail/work-detail.tsx';
import AddWork from './add-work.tsx';

const pathname = '/add-work';
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const set = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const form = () =>
  ['Title', 'Start date', 'Duration (days)', 'End date', 'Description'].map((label) => input(label).value);
const priority = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;
const open = async (state?: unknown) => {
  const shell = await testShell({ today });
  return { shell, person: openScreen(shell, <AddWork />, { path: pathname, at: { pathname, state } }) };
};
const newWorkAddress = /^\/work\/\w+$/;
/** The browser's Back button. */
function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const save = () => screen.getByRole('button', { name: 'Save Work' });

it('[AW1][AW2] opened directly it has every field with its default', async () => {
  await open();
  expect(form()).toEqual(['', '2026-03-10', '14', '2026-03-24', '']);
  expect(priority()).toBe('medium');
});

it('[AW3] priority and title of the navigation state are preset', async () => {
  await open({ priority: 'high', title: 'Plan the trip' });
  expect([input('Title').value, priority()]).toEqual(['Plan the trip', 'high']);
});

it('[OF10] a title of the navigation state stays in the form, and not in the history of the tab', async () => {
  await open({ priority: 'high', title: 'Plan the trip', fromDashboard: true });
  const state = () => JSON.parse(screen.getByLabelText('address').dataset['state'] ?? '') as unknown;
  await waitFor(() => expect(state()).toEqual({ priority: 'high', fromDashboard: true }));
  expect([input('Title').value, priority()]).toEqual(['Plan the trip', 'high']);
});

it('[AW3] an unknown priority becomes medium', async () => {
  await open({ priority: 'urgent', title: 7 });
  expect([input('Title').value, priority()]).toEqual(['', 'medium']);
});

it('[AW9][AW10][AW11] start and duration change the end, the end changes the duration, across leap days too', async () => {
  await open();
  set('Start date', '2028-02-20');
  expect(form().slice(1, 4)).toEqual(['2028-02-20', '14', '2028-03-05']);
  set('Duration (days)', '9');
  expect(input('End date').value).toBe('2028-02-29');
  set('End date', '2028-03-02');
  expect(form().slice(1, 4)).toEqual(['2028-02-20', '11', '2028-03-02']);
  set('End date', '2028-02-20');
  expect(form().slice(2, 4)).toEqual(['1', '2028-02-20']);
});

it.each([
  ['[AW4] an empty title', 'Title', '   ', 'Work title is required'],
  [
    '[LM1][LM5] a title over 200 characters',
    'Title',
    'x'.repeat(201),
    'Title must be at most 200 characters',
  ],
  ['[AW6] a start before today', 'Start date', '2026-03-09', 'Start date cannot be before today'],
  ['[AW7] an end before the start', 'End date', '2026-03-09', 'End date cannot be before the start date'],
  ['[AW8] a duration under 1', 'Duration (days)', '0', 'Duration must be a whole number of at least 1'],
  [
    '[AW8] a duration that is not a whole number',
    'Duration (days)',
    '1.5',
    'Duration must be a whole number of at least 1',
  ],
  [
    '[LM2][LM5] a description over 5,000 characters',
    'Description',
    'x'.repeat(5_001),
    'Description must be at most 5,000 characters',
  ],
])(
  '%s shows an error at its field, keeps the input and writes nothing',
  async (_, label, value, sentence) => {
    const { shell, person } = await open({ title: 'Fine' });
    set(label, value);
    await person.click(save());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(input(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input(label));
    expect(input(label).value).toBe(value);
    expect((await shell.store.count(worksOf(shell.user.id))).value).toBe(0);
    expect(address()).toBe(pathname);
  },
);

it('[LM1][LM2][LM5][AW7] texts at their limit and an end on the start day are stored in full', async () => {
  const { shell, person } = await open();
  const [title, description] = ['x'.repeat(200), '😀'.repeat(2_500)];
  set('Title', title);
  set('Description', description);
  set('End date', today);
  await person.click(save());
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
  const [work] = (await shell.store.get(worksOf(shell.user.id).first(1))).records;
  expect(work).toMatchObject({ workTitle: title, description, endDate: today, duration: 1 });
});

it('[AW4][AW12][DA7][DA30][ER48] saving writes exactly its fields and opens the new work', async () => {
  const { shell, person } = await open({ priority: 'low' });
  await person.type(input('Title'), '  Plan the trip ');
  await person.click(save());
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
  const [work, ...others] = (await shell.store.get(worksOf(shell.user.id).first(5))).records;
  expect(others).toEqual([]);
  expect(address()).toBe(`/work/${work!.id}`);
  expect(work).toEqual({
    id: work?.id,
    userId: shell.user.id,
    workTitle: 'Plan the trip',
    startDate: planDay('2026-03-10'),
    endDate: planDay('2026-03-24'),
    duration: 14,
    priority: 'low',
    createdAt: shell.clock.now().toISOString(),
  });
  expect(shell.shown).toEqual([{ kind: 'success', message: 'Work added successfully' }]);
});

it('[AW12][OF11] many presses create one work', async () => {
  const { shell } = await open({ title: 'Once' });
  const button = save();
  for (let press = 0; press < 5; press += 1) fireEvent.click(button);
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
  expect((await shell.store.count(worksOf(shell.user.id))).value).toBe(1);
  expect(shell.shown).toHaveLength(1);
});

it('[AW12][ER48] a failed save keeps the form, and saving again creates one work', async () => {
  const real = await testShell({ today });
  const { shell, fault } = withFault(real);
  fault.writes = true;
  const person = openScreen(shell, <AddWork />, { path: pathname, at: pathname });
  await person.type(input('Title'), 'Plan the trip');
  await person.click(save());
  await waitFor(() => expect(real.shown).toEqual([{ kind: 'error', message: 'Failed to add work' }]));
  expect([address(), input('Title').value]).toEqual([pathname, 'Plan the trip']);
  fault.writes = false;
  await person.click(save());
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
  expect((await real.store.count(worksOf(real.user.id))).value).toBe(1);
});

it('[SH18] typed text counts as unsaved work until it is saved, and not during navigation to the new work', async () => {
  const { shell, person } = await open({ priority: 'high' });
  expect([...shell.unsaved]).toEqual([]);
  await person.type(input('Title'), 'Plan the trip');
  expect([...shell.unsaved]).toEqual(['the work']);
  await person.click(save());
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
  expect([...shell.unsaved]).toEqual([]);
});

it('[SH18] a title that was typed on the dashboard counts as unsaved work too', async () => {
  const { shell } = await open({ priority: 'high', title: 'Plan the trip' });
  expect([...shell.unsaved]).toEqual(['the work']);
});

it('[AW4] of several invalid fields the first on the screen gets the focus', async () => {
  const { person } = await open({ title: 'Fine' });
  set('Duration (days)', '0');
  set('End date', '');
  await person.click(save());
  expect(input('End date').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('Duration (days)'));
});

it('[AW5] after sign-out saving is denied, and the input stays', async () => {
  const { shell, person } = await open({ title: 'Too late' });
  shell.store.close();
  await person.click(save());
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'error', message: 'You must be logged in to add work' }]),
  );
  expect([address(), input('Title').value]).toEqual([pathname, 'Too late']);
});

it('[AW2][AW6] left open past midnight it starts on the new day, and nothing counts as typed', async () => {
  const { shell, person } = await open();
  shell.setToday(planDay('2026-03-11'));
  fireEvent.focus(window);
  expect(form()).toEqual(['', '2026-03-11', '14', '2026-03-25', '']);
  expect([...shell.unsaved]).toEqual([]);
  await person.type(input('Title'), 'Past midnight');
  await person.click(save());
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
});

it('[AW9] left open past midnight it keeps the duration that was typed', async () => {
  const { shell } = await open();
  set('Duration (days)', '20');
  shell.setToday(planDay('2026-03-11'));
  fireEvent.focus(window);
  expect(form()).toEqual(['', '2026-03-11', '20', '2026-03-31', '']);
});

/** Keeps a draft on `today` and opens the form again on `day`. */
async function openAgain(day: string, type: () => void) {
  const { shell } = await open();
  type();
  cleanup();
  await waitFor(async () => expect(await shell.store.drafts.get('work/new')).toBeDefined());
  shell.setToday(planDay(day));
  const person = openScreen(shell, <AddWork />, { path: pathname, at: pathname });
  expect(await screen.findByText('Draft kept', { exact: false })).toBeTruthy();
  return { shell, person };
}

it('[NT8][AW2][AW6][AW9] a draft of an earlier day starts today, and can be saved', async () => {
  const { person } = await openAgain('2026-03-12', () => {
    set('Title', 'Trip');
    set('Duration (days)', '20');
  });
  expect(form()).toEqual(['Trip', '2026-03-12', '20', '2026-04-01', '']);
  await person.click(save());
  await waitFor(() => expect(address()).toMatch(newWorkAddress));
});

it('[NT8][AW10] a draft of an earlier day keeps the end if it was chosen last', async () => {
  await openAgain('2026-03-12', () => set('End date', '2026-03-20'));
  expect(form().slice(1, 4)).toEqual(['2026-03-12', '8', '2026-03-20']);
});

it('[NT8][AW2] a draft of an earlier day keeps a chosen start', async () => {
  await openAgain('2026-03-11', () => set('Start date', '2026-03-15'));
  expect(form().slice(1, 4)).toEqual(['2026-03-15', '14', '2026-03-29']);
});

it('[AW9] a start after which no end is possible shows an error', async () => {
  const { person } = await open({ title: 'Far off' });
  set('Start date', '9999-12-31');
  expect(input('End date').value).toBe('');
  await person.click(save());
  expect(await screen.findByText('End date cannot be after the year 9999')).toBeTruthy();
  expect(document.activeElement).toBe(input('End date'));
});

it('[AW12] the new work replaces the form in the history, with the field for a task focused', async () => {
  const shell = await testShell({ today });
  const person = openScreen(shell, <AddWork />, {
    path: pathname,
    at: pathname,
    others: { '/work/:id': [<WorkDetail key="work" />, <BackButton key="back" />] },
  });
  await person.type(input('Title'), 'Plan the trip');
  await person.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: 'Plan the trip' })).toBeTruthy();
  expect(document.activeElement).toBe(await screen.findByLabelText('New task'));
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('button', { name: 'Save Work' })).toBeNull();
});
