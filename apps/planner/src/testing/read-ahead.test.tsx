// @vitest-environment jsdom
import { renderAfterReading } from '@dayloom/testing/read-ahead';
import { testShell } from '@dayloom/testing/shell';
import { seriesDays } from '@dayloom/series';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import HomeGoals from '../home/goals.tsx';
import HomeToday from '../home/today.tsx';
import HomeUpcoming from '../home/upcoming.tsx';
import Today from '../today/today.tsx';
import { activitiesOf, seriesOf, taskOf, today, workOf, yesterday } from './day-records.ts';
import { repeatingAt } from './reminder-form.tsx';

afterEach(cleanup);

it.each([
  ['Today on home', HomeToday],
  ["'My Goals' on home", HomeGoals],
  ["'Upcoming' on home", HomeUpcoming],
  ['the screen of a day', Today],
])('%s reads all its records ahead of its first render', async (_name, Component) => {
  // Which days are read depends on it.
  await seriesDays.load();
  const seed = [
    workOf('Fence'),
    taskOf('Buy paint', { workId: 'Fence' }),
    taskOf('Measure', { workId: 'Fence', date: yesterday }),
    seriesOf('Stretch'),
    activitiesOf('Yoga', '17:30', '18:30'),
    repeatingAt('Pills', '21:00'),
  ];
  const { ahead, later } = await renderAfterReading(await testShell({ today, seed }), Component);
  expect(ahead).not.toEqual([]);
  expect(later).toEqual([]);
});
