// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const bars = [3, 0, 12].map((value, day) => ({ name: `Day ${day + 1}`, short: `${day + 1}`, value }));

const barsOf = (values: typeof bars, isTableShown = false) => (
  <BarChart
    label="Tasks done per day"
    nameHead="Day"
    valueHead="Tasks done"
    bars={values}
    tone="c1"
    empty="No tasks done"
    isTableShown={isTableShown}
  />
);
const showBars = (values = bars, isTableShown = false) => render(barsOf(values, isTableShown));

describe('bars', () => {
  it('[AN7] have a table of the same figures, zeros included', () => {
    showBars();
    const table = screen.getByRole('table', { name: 'Tasks done per day' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Tasks done'],
      ['Day 1', '3'],
      ['Day 2', '0'],
      ['Day 3', '12'],
    ]);
  });

  it('[AN7] are as high as their share of the highest line, and 0 has no bar', () => {
    const { container } = showBars();
    const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    expect(heights).toEqual(['20%', '80%']);
  });

  it('[AN11] shows the value of the bar under the pointer, at the nearer edge', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 150));
    showBars();
    const reader = screen.getByRole('slider', { name: 'Tasks done per day' }).parentElement!;
    expect(screen.queryByText(/^Day \d: /)).toBeNull();
    fireEvent.pointerMove(reader, { clientX: 250 });
    expect(screen.getByText('Day 3: 12').dataset['at']).toBe('end');
    const mark = reader.querySelector<HTMLElement>('i')!;
    expect(Number.parseFloat(mark.style.insetInlineStart)).toBeCloseTo(66.67, 1);
    fireEvent.pointerMove(reader, { clientX: 10 });
    expect(screen.getByText('Day 1: 3').dataset['at']).toBe('start');
    fireEvent.pointerLeave(reader);
    expect(screen.queryByText(/^Day \d: /)).toBeNull();
    vi.restoreAllMocks();
  });

  it('[AN11] [KA1] are one tab stop, at the last bar, and announce the bar that keys select', async () => {
    const { rerender } = showBars();
    await userEvent.tab();
    const reader = screen.getByRole('slider', { name: 'Tasks done per day' });
    expect(document.activeElement).toBe(reader);
    expect(screen.getByText('Day 3: 12')).toBeTruthy();
    fireEvent.change(reader, { target: { value: '1' } });
    expect(reader.getAttribute('aria-valuetext')).toBe('Day 2: 0');
    expect(screen.getByText('Day 2: 0')).toBeTruthy();
    rerender(barsOf(bars.slice(0, 1)));
    expect(reader.getAttribute('aria-valuetext')).toBe('Day 1: 3');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByText(/^Day \d: /)).toBeNull();
  });

  it('[KA1] the visible table can be reached and scrolled by keys', async () => {
    showBars(bars, true);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Tasks done per day, as a table' }),
    );
  });

  it('[ER46] [AN7] show a message when all values are 0, and keep lines and table', () => {
    const { container } = showBars(bars.map((bar) => ({ ...bar, value: 0 })));
    expect(screen.getByText('No tasks done')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(container.querySelectorAll('line')).toHaveLength(2);
  });
});
