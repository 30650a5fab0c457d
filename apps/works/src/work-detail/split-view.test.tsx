// @vitest-environment jsdom
import { remove } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { testShell } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { address, carried, openScreen } from '../testing/open-screen.tsx';
import { aWork, seedOf, today } from '../testing/records.ts';
import { fromDashboard } from '../work-list/from-dashboard.ts';
import WorkDetail from './work-detail.tsx';

let isWide: boolean;

/** Fakes a window of 1280 pixels for media queries with a minimum width. */
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('>='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => vi.unstubAllGlobals();
});

async function openAt(id: string, all: readonly Work[], state?: unknown) {
  const shell = await testShell({ today, seed: seedOf(all) });
  const watched = vi.spyOn(shell.store, 'watch');
  /** How many windows of the list were read. */
  const windowsRead = () => watched.mock.calls.filter(([{ limit }]) => limit !== undefined).length;
  const { shell: faulty, fault } = withFault(shell);
  const place = { path: '/work/:id', at: { pathname: `/work/${id}`, state } };
  return { shell, fault, windowsRead, person: openScreen(faulty, <WorkDetail />, place) };
}

const list = () => screen.findByRole('list', { name: 'Works' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const row = async (name: string) => within(await list()).findByRole('link', { name: new RegExp(name) });
const [first, second] = [aWork({ workTitle: 'Paint the fence' }), aWork({ workTitle: 'Mow the lawn' })];

it('[DB3][WD1] a wide window shows all works next to the open one, whose row is marked', async () => {
  const { windowsRead } = await openAt(first.id, [first, second]);
  const heading = await title('Paint the fence');
  expect((await row('Paint the fence')).getAttribute('aria-current')).toBe('page');
  expect((await row('Mow the lawn')).textContent).toMatch(/Mow the lawn.*10 days left/);
  expect((await row('Mow the lawn')).hasAttribute('aria-current')).toBe(false);
  expect((await list()).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(windowsRead()).toBe(1);
});

it('[DA19] a narrow window neither shows nor reads the list', async () => {
  isWide = false;
  const { windowsRead } = await openAt(first.id, [first, second]);
  await title('Paint the fence');
  expect(screen.queryByRole('list', { name: 'Works' })).toBeNull();
  expect(screen.queryByText('Mow the lawn')).toBeNull();
  expect(windowsRead()).toBe(0);
});

it('[DB3][KA2] a press on another work opens it, and the list stays with its focus', async () => {
  const { person } = await openAt(first.id, [first, second]);
  await title('Paint the fence');
  const before = await list();
  await person.click(await row('Mow the lawn'));
  await title('Mow the lawn');
  expect(address()).toBe(`/work/${second.id}`);
  expect(await list()).toBe(before);
  expect(document.activeElement).toBe(await row('Mow the lawn'));
  expect((await row('Mow the lawn')).getAttribute('aria-current')).toBe('page');
  expect(document.title).toContain('Mow the lawn');
});

it('[KA1] pressing the row of the open work again moves the focus to the work', async () => {
  const { person } = await openAt(first.id, [first, second]);
  const heading = await title('Paint the fence');
  (await row('Paint the fence')).focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe(`/work/${first.id}`);
});

it('going from work to work counts the steps back to the dashboard', async () => {
  const { person } = await openAt(first.id, [first, second], fromDashboard);
  await person.click(await row('Mow the lawn'));
  await title('Mow the lawn');
  expect(carried()).toEqual({ fromDashboard: 2 });
});

it('[DB2] filtering the list by priority does not change the address', async () => {
  const urgent = aWork({ workTitle: 'Fix the roof', priority: 'high' });
  const { person } = await openAt(first.id, [first, second, urgent]);
  await person.click(await screen.findByRole('radio', { name: 'High' }));
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
  expect(await row('Fix the roof')).toBeTruthy();
  expect(address()).toBe(`/work/${first.id}`);
});

it('[DA19] the list is read as far as the open work, and its row is marked', async () => {
  const all = Array.from({ length: 70 }, (_, index) => aWork({ workTitle: `Number ${index}` }));
  await openAt(all[0]!.id, all);
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(70));
  expect((await row('Number 0\\b')).getAttribute('aria-current')).toBe('page');
});

it('[ER11] the list is shown next to a work that does not exist, and one that is deleted elsewhere', async () => {
  const { shell, person } = await openAt('nothing', [first, second]);
  await title('Work not found');
  await person.click(await row('Mow the lawn'));
  await title('Mow the lawn');
  await shell.store.commit([remove('works', second.id)]);
  await title('Work not found');
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
});

it("[ER10][ER12] list and work fail independently, each with 'Retry'", async () => {
  const { fault, person } = await openAt(first.id, [first, second]);
  await title('Paint the fence');
  await list();
  fault.reads = true;
  await person.click(await screen.findByRole('radio', { name: 'Medium' }));
  expect(await screen.findByText('Failed to fetch works')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Paint the fence' })).toBeTruthy();
  fault.reads = false;
  await person.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  await list();
});
