// @vitest-environment jsdom
import { longDay, mediumDay, planDay } from '@dayloom/domain';
import { remove } from '@dayloom/data';
import { fillingStore, testShell } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, seedOf, today } from '../testing/records.ts';
import WorkDetail from './work-detail.tsx';

const path = '/work/:id';
const range = (startDate: string, endDate: string) => ({
  startDate: planDay(startDate),
  endDate: planDay(endDate),
});
const day = (text: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(longDay(planDay(text))) });
const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('[WD1] shows title, days left, start, end and description', async () => {
  await openWorkDetail({ work: aWork({ workTitle: 'Paint the fence', description: 'White,\ntwo coats' }) });
  for (const text of ['10 days left', mediumDay(today), mediumDay(planDay('2026-03-20'))]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/two coats/).textContent).toBe('White,\ntwo coats');
  expect(document.title).toContain('Paint the fence');
});

it('[WD1][DB16] shows Ended for a work that has ended, and on its last day Last day as well', async () => {
  await openWorkDetail({ work: aWork(range('2026-03-01', '2026-03-10')) });
  expect([screen.getByText('Ended'), screen.getByText('Last day')]).toHaveLength(2);
});

it('[DB16] shows how many tasks of an ended work are open', async () => {
  const work = aWork(range('2026-03-01', '2026-03-09'));
  await openWorkDetail({ work, tasks: [aTask(work), aTask(work)] });
  expect(await screen.findByText('2 open')).toBeTruthy();
  expect(screen.queryByText('Last day')).toBeNull();
});

it.each([
  ['today within the range', '2026-03-01', '2026-03-20', '2026-03-10'],
  ['the start of a future work', '2026-03-15', '2026-03-20', '2026-03-15'],
  ['the end of a past work', '2026-03-01', '2026-03-05', '2026-03-05'],
])('[WD2] starts at %s', async (_, from, to, selected) => {
  await openWorkDetail({ work: aWork(range(from, to)) });
  expect(await day(selected)).toBeTruthy();
});

it('[WD2] the address selects the day, and a day outside the work is ignored', async () => {
  await openWorkDetail({ work: aWork(), search: '?day=2026-03-12' });
  expect(await day('2026-03-12')).toBeTruthy();
});

it('[WD3][WD4][WD5] Previous and Next move by one day and stop at the ends', async () => {
  const { person } = await openWorkDetail({ work: aWork(range('2026-03-10', '2026-03-11')) });
  expect([step('Previous day').disabled, step('Next day').disabled]).toEqual([true, false]);
  await person.click(step('Next day'));
  expect(await day('2026-03-11')).toBeTruthy();
  expect(screen.getByLabelText('address').textContent).toContain('?day=2026-03-11');
  expect([step('Previous day').disabled, step('Next day').disabled]).toEqual([false, true]);
  await person.click(step('Previous day'));
  expect(await day('2026-03-10')).toBeTruthy();
});

it('[WD5] the arrow keys move in the rail, which stays small for a work of thousands of days', async () => {
  const { person } = await openWorkDetail({ work: aWork(range('2021-01-01', '2031-01-01')) });
  const days = screen.getByRole('list', { name: 'Days' });
  expect(days.children).toHaveLength(15);
  screen.getByRole('button', { current: 'date' }).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(await day('2026-03-11')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { current: 'date' }));
});

it('[WD6][DA18][DA25] lists only the tasks of this work and day, in order of creation', async () => {
  const [work, other] = [aWork(), aWork()];
  const mine = [
    aTask(work, { title: 'one' }),
    aTask(work, { title: 'two' }),
    aTask(work, { title: 'three' }),
  ];
  const shell = await testShell({
    today,
    seed: seedOf(
      [work, other],
      [...mine.toReversed(), aTask(other), aTask(work, { date: planDay('2026-03-11') })],
    ),
  });
  openScreen(shell, <WorkDetail />, { path, at: `/work/${work.id}` });
  await screen.findByText('one');
  const checks = screen.getAllByRole('button', { name: 'Mark Done' });
  expect(checks.map((check) => check.closest('li')?.querySelector('span[id]')?.textContent)).toEqual([
    'one',
    'two',
    'three',
  ]);
});

it('[ER11] a work that does not exist, or is deleted elsewhere, is not found', async () => {
  const work = aWork();
  const { shell } = await openWorkDetail({ work });
  await shell.store.commit([remove('works', work.id)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Work not found' })).toBeTruthy();
  expect(shell.shown).toEqual([]);
});

it('[ER11][DA35][KA2] while records are still loading, no work is shown as missing, and the page has its heading and its link back', async () => {
  const work = aWork();
  const shell = await testShell({ today, seed: seedOf([work], [aTask(work, { title: 'Mix it' })]) });
  const { store, complete } = fillingStore(shell.store);
  openScreen({ ...shell, store }, <WorkDetail />, { path, at: '/work/nobody-knows' });
  expect(await screen.findByText('Still loading')).toBeTruthy();
  expect(screen.queryByText('Work not found')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Work' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  act(complete);
  expect(await screen.findByRole('heading', { level: 1, name: 'Work not found' })).toBeTruthy();
});

it('[WD13][DA35] a loaded work is shown before all of its tasks are loaded, without its progress', async () => {
  const work = aWork();
  const shell = await testShell({ today, seed: seedOf([work], [aTask(work, { title: 'Mix it' })]) });
  const { store, complete } = fillingStore(shell.store);
  openScreen({ ...shell, store }, <WorkDetail />, { path, at: `/work/${work.id}` });
  expect(await screen.findByText('Mix it')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Progress of the work' });
  expect([bar.getAttribute('aria-valuenow'), screen.queryByText(/of \d+ done|%/)]).toEqual([null, null]);
  expect(screen.getByText('Still loading')).toBeTruthy();
  act(complete);
  expect(await screen.findByText('0 of 1 done')).toBeTruthy();
});

it('[WD13][DB10] a work with one open task of 200 is 99% done', async () => {
  const work = aWork();
  const tasks = Array.from({ length: 200 }, (_, index) => aTask(work, { completed: index > 0 }));
  openScreen(await testShell({ today, seed: seedOf([work], tasks) }), <WorkDetail />, {
    path,
    at: `/work/${work.id}`,
  });
  expect(await screen.findByText('99% of the work')).toBeTruthy();
});

it("[ER12] a work that cannot be loaded shows an error, and 'Retry' loads it", async () => {
  const work = aWork();
  const real = await testShell({ today, seed: seedOf([work]) });
  const { shell, fault } = withFault(real);
  fault.reads = true;
  const person = openScreen(shell, <WorkDetail />, { path, at: `/work/${work.id}` });
  expect(await screen.findByText('Failed to fetch work details')).toBeTruthy();
  expect(real.shown).toEqual([{ kind: 'error', message: 'Failed to fetch work details' }]);
  fault.reads = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: work.workTitle })).toBeTruthy();
});

it('[ER12][ER46] tasks that cannot be loaded show an error in their position while the work stays', async () => {
  const work = aWork();
  let broken: ReturnType<typeof withFault> | undefined;
  const { shell, person } = await openWorkDetail({
    work,
    tasks: [aTask(work, { title: 'Tomorrow', date: planDay('2026-03-11') })],
    around: (real) => (broken = withFault(real)).shell,
  });
  broken!.fault.reads = true;
  await person.click(step('Next day'));
  await waitFor(() => expect(screen.getAllByText('Failed to fetch work details').length).toBeGreaterThan(0));
  expect(shell.shown).toContainEqual({ kind: 'error', message: 'Failed to fetch work details' });
  expect(screen.getByRole('heading', { level: 1, name: work.workTitle })).toBeTruthy();
  broken!.fault.reads = false;
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await person.click(retry);
  expect(await screen.findByText('Tomorrow')).toBeTruthy();
});
