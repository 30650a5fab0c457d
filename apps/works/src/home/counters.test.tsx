// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { planDay } from '@dayloom/domain';
import { testShell } from '@dayloom/testing/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { aTask, aWork, seedOf, today } from '../testing/records.ts';
import Counters from './counters.tsx';

const counters = () =>
  ['Active Projects', 'Upcoming Deadlines', 'Completed Tasks', 'Total Tasks'].map(
    (label) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent,
  );

it('[HM2][HM3][HM4][HM5][HM6] the four counters count all works and tasks, more than the five listed', async () => {
  const days = [
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-13',
    '2026-03-14',
    '2026-04-01',
    '2026-05-01',
  ];
  const works = days.map((day) => aWork({ startDate: planDay('2026-03-01'), endDate: planDay(day) }));
  const [work] = works;
  const some = [aTask(work!), aTask(work!, { completed: true }), aTask(work!)];
  const shell = await testShell({ today, seed: seedOf(works, some) });
  openScreen(shell, <Counters />);
  await waitFor(() => expect(counters()).toEqual(['5', '2', '1', '3']));
  await shell.store.commit([patch('tasks', some[0]!.id, { completed: true })]);
  await waitFor(() => expect(counters()).toEqual(['5', '2', '2', '3']));
});

it("[HM14][ER46] a counter that cannot be loaded offers 'Retry'", async () => {
  const { shell, fault } = withFault(await testShell({ today, seed: seedOf([aWork()]) }));
  fault.reads = true;
  const person = openScreen(shell, <Counters />);
  const retry = await screen.findByRole('button', { name: 'Retry Active Projects' });
  fault.reads = false;
  await person.click(retry);
  await waitFor(() => expect(counters()[0]).toBe('1'));
});
