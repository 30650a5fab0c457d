// @vitest-environment jsdom
import { focusPress } from '@dayloom/domain/clocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { taskOf, workOf } from '../testing/day-records.ts';
import { openToday, rowOf } from '../testing/open-today.tsx';

const entry = 'Start focus on this task';
const day = () => [
  workOf('Thesis'),
  taskOf('Write', { workId: 'Thesis' }),
  taskOf('Done', { completed: true }),
];

it('[WD22] an open task opens the timer with its title', async () => {
  const { person } = await openToday(day(), { withFocus: true });
  await person.click((await rowOf('Write')).getByRole('button', { name: entry }));
  expect(screen.getByLabelText('address').textContent).toBe('/timer?focus=Write');
  expect(screen.getByLabelText('address').dataset['state']).toBe(JSON.stringify(focusPress));
});

it('[WD22] a completed task offers no focus', async () => {
  await openToday(day(), { withFocus: true });
  await rowOf('Write');
  expect(screen.getAllByRole('button', { name: entry })).toHaveLength(1);
});

it("[WD22] without the timer's module there is no menu item", async () => {
  await openToday(day());
  expect((await rowOf('Write')).getByRole('button', { name: 'Rename task' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
});
