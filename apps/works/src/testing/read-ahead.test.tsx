// @vitest-environment jsdom
import { renderAfterReading } from '@dayloom/testing/read-ahead';
import { testShell } from '@dayloom/testing/shell';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Dashboard from '../dashboard/dashboard.tsx';
import { aTask, aWork, seedOf, today } from './records.ts';
import WorkDetail from '../work-detail/work-detail.tsx';
import Counters from '../home/counters.tsx';
import RecentWorks from '../home/recent-works.tsx';

afterEach(cleanup);

const shellWithWork = () => {
  const work = aWork();
  return testShell({ today, seed: seedOf([work], [aTask(work)]) });
};

it.each([
  ['the counters of home', Counters],
  ["'Recent Tasks' of home", RecentWorks],
])('%s are read ahead of their first render', async (_name, Component) => {
  const { ahead, later } = await renderAfterReading(await shellWithWork(), Component);
  expect(ahead).not.toEqual([]);
  expect(later).toEqual([]);
});

it('the list of the dashboard is read ahead of its first render', async () => {
  const { ahead, later } = await renderAfterReading(await shellWithWork(), Dashboard);
  expect(ahead).toContain('works');
  // 'Upcoming Deadlines' is a list of its own.
  expect(later.filter((read) => read === 'works')).toEqual(['works']);
});

it.each([
  ['its day', ''],
  ['all its tasks', '?day=all'],
])('the screen of a work with %s is read ahead of its first render', async (_name, search) => {
  const work = aWork();
  const shell = await testShell({ today, seed: seedOf([work], [aTask(work)]) });
  const at = `/work/${work.id}${search}`;
  history.replaceState(null, '', at);
  const { ahead, later } = await renderAfterReading(shell, WorkDetail, { path: '/work/:id', at });
  expect(ahead).toContain('tasks');
  expect(later).toEqual([]);
});
