// @vitest-environment jsdom
import { testShell } from '@dayloom/testing/shell';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { address, openScreen } from '../testing/open-screen.tsx';
import { aWork, seedOf, today } from '../testing/records.ts';
import RecentWorks from './recent-works.tsx';

it('[HM10] the five latest works, newest first, each linking to its page', async () => {
  const works = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((workTitle) => aWork({ workTitle }));
  const shell = await testShell({ today, seed: seedOf(works) });
  const person = openScreen(shell, <RecentWorks />, { path: '/', at: '/' });
  const list = await screen.findByRole('list', { name: 'Recent Tasks' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['g', 'f', 'e', 'd', 'c']);
  await person.click(links[1]!);
  expect(address()).toBe(`/work/${works[5]!.id}`);
});

it("[HM11] 'View All Tasks' links to the dashboard", async () => {
  const person = openScreen(await testShell({ today }), <RecentWorks />, { path: '/', at: '/' });
  await person.click(screen.getByRole('link', { name: 'View All Tasks' }));
  expect(address()).toBe('/dashboard');
});

it("[HM14] it has its own empty state and its own error with 'Retry'", async () => {
  const { shell, fault } = withFault(await testShell({ today }));
  fault.reads = true;
  const person = openScreen(shell, <RecentWorks />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fault.reads = false;
  await person.click(retry);
  expect(await screen.findByText('No works found')).toBeTruthy();
});
