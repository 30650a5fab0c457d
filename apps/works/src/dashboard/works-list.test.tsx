// @vitest-environment jsdom
import { worksOf } from '@dayloom/data';
import { testShell } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { aWork, seedOf, today } from '../testing/records.ts';
import Dashboard from './dashboard.tsx';

const place = { path: '/dashboard', at: '/dashboard' };
const many = (count: number) => Array.from({ length: count }, () => aWork());
const rowCount = () => within(screen.getByRole('list', { name: 'Works' })).getAllByRole('listitem').length;
const loaded = () =>
  Number(screen.getByRole('list', { name: 'Works' }).querySelector('li')?.getAttribute('aria-setsize'));

it('[DA19] reads 50 works at first and more at the end of the list; the total is counted', async () => {
  const shell = await testShell({ today, seed: seedOf(many(120)) });
  const person = openScreen(shell, <Dashboard />, place);
  await screen.findByRole('list', { name: 'Works' });
  expect(rowCount()).toBe(50);
  await waitFor(() => expect(screen.getByRole('region', { name: /Works/ }).textContent).toContain('120'));
  await person.click(screen.getByRole('button', { name: 'Show more works' }));
  await waitFor(() => expect(rowCount()).toBe(100));
});

it('[DA19] no matter how far the user scrolls, the page has less than 1,500 elements, including the frame', async () => {
  const shell = await testShell({ today, seed: seedOf(many(300)) });
  const person = openScreen(shell, <Dashboard />, place);
  await screen.findByRole('list', { name: 'Works' });
  for (let size = loaded(); size < 300; size = loaded()) {
    await person.click(screen.getByRole('button', { name: 'Show more works' }));
    await waitFor(() => expect(loaded()).toBeGreaterThan(size));
    expect(document.querySelectorAll('*').length).toBeLessThan(1_200);
  }
  expect(screen.queryByRole('button', { name: 'Show more works' })).toBeNull();
});

it('[DB1] a work created elsewhere appears by itself at the top', async () => {
  const shell = await testShell({ today, seed: seedOf(many(2)) });
  openScreen(shell, <Dashboard />, place);
  await screen.findByRole('list', { name: 'Works' });
  await shell.store.commit(seedOf([aWork({ workTitle: 'From elsewhere' })]));
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('From elsewhere'));
});

it("[ER10][ER46] works that cannot be loaded show a toast and an error state, and 'Retry' loads them", async () => {
  const real = await testShell({ today, seed: seedOf([aWork({ workTitle: 'Still here' })]) });
  const { shell, fault } = withFault(real);
  fault.reads = true;
  const person = openScreen(shell, <Dashboard />, place);
  const card = await screen.findByRole('region', { name: 'Works' });
  expect(await within(card).findByText('Failed to fetch works')).toBeTruthy();
  expect(real.shown).toContainEqual({ kind: 'error', message: 'Failed to fetch works' });
  fault.reads = false;
  await person.click(within(card).getByRole('button', { name: 'Retry' }));
  expect(await within(card).findByText('Still here')).toBeTruthy();
  expect((await real.store.count(worksOf(real.user.id))).value).toBe(1);
});

it("[ER46] each chart and list of the analytics has its own error with 'Retry'", async () => {
  const { shell, fault } = withFault(await testShell({ today, seed: seedOf([aWork()]) }));
  fault.reads = true;
  const person = openScreen(shell, <Dashboard />, place);
  const panel = await screen.findByRole('region', { name: 'Analytics' });
  await waitFor(() => expect(within(panel).getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
  fault.reads = false;
  await person.click(within(panel).getAllByRole('button', { name: 'Retry' })[0]!);
  expect(await within(panel).findByRole('table')).toBeTruthy();
});
