// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarList } from './bar-list.tsx';

afterEach(cleanup);

const showBars = (...values: readonly number[]) => {
  const rows = values.map((value, index) => ({ key: String(index), name: 'Fence', value }));
  return render(
    <BarList
      label="Focus by work"
      nameHead="Work"
      valueHead="Focus minutes"
      unit="min"
      bars={rows.slice(0, 2)}
      rows={rows}
      tone="c2"
      empty="No focus time"
      isTableShown
    />,
  );
};
const table = () =>
  within(screen.getByRole('table', { name: 'Focus by work' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(': '));

it('[AN12] bars are as long as their share of the longest, and have their name and value next to them', () => {
  const { container } = showBars(40, 10, 5);
  const lines = [...container.querySelectorAll('li')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Fence40 min', 'Fence10 min']);
  const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['100%', '25%']);
  expect(table()).toEqual(['Work: Focus minutes', 'Fence: 40', 'Fence: 10', 'Fence: 5']);
});

it('[ER46] [AN7] bars that are all 0 show a message, and keep the table', () => {
  showBars(0);
  expect(screen.getByText('No focus time')).toBeTruthy();
  expect(table()).toEqual(['Work: Focus minutes', 'Fence: 0']);
});
