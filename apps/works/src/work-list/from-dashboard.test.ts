import { expect, it } from 'vitest';
import { fromDashboard, isFromDashboard, oneFurther, stepsFromDashboard } from './from-dashboard.ts';

it('the dashboard is one step back from the work opened there, and one more from each work after that', () => {
  const second = oneFurther(fromDashboard);
  expect([fromDashboard, second, oneFurther(second)].map(stepsFromDashboard)).toEqual([1, 2, 3]);
});

it.each([null, undefined, 'text', { newWork: true }])(
  'the state %o does not come from the dashboard',
  (state) => {
    expect([isFromDashboard(state), stepsFromDashboard(state), oneFurther(state)]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  },
);
