// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareChart } from './share-chart.tsx';

afterEach(cleanup);

const showShares = (...values: readonly number[]) =>
  render(
    <ShareChart
      label="Works"
      nameHead="Priority"
      valueHead="Works"
      parts={values.map((value, index) => ({
        name: ['Low', 'Medium', 'High'][index] ?? '',
        value,
        share: `${10 * value}%`,
        tone: 'low',
        glyph: '▼',
      }))}
      empty="No works"
      isTableShown
    />,
  );

describe('parts of a whole', () => {
  it('[AN3] [AN7] are stacked in one bar, and have a table of the same figures', () => {
    const { container } = showShares(2, 0, 8);
    const parts = [...container.querySelectorAll('rect')];
    expect(parts.map((part) => [part.getAttribute('x'), part.getAttribute('width')])).toEqual([
      ['0%', '20%'],
      ['20%', '80%'],
    ]);
    const rows = within(screen.getByRole('table', { name: 'Works' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Priority', 'Works', 'Share'],
      ['Low', '2', '20%'],
      ['Medium', '0', '0%'],
      ['High', '8', '80%'],
    ]);
  });

  it('[AN11] [KA1] show their values by keys and by pointer, those of 0 by keys alone', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 80));
    showShares(2, 0, 8);
    const reader = screen.getByRole('slider', { name: 'Works' });
    reader.focus();
    fireEvent.change(reader, { target: { value: '1' } });
    expect(screen.getByText('Medium: 0 (0%)')).toBeTruthy();
    fireEvent.pointerMove(reader, { clientX: 20 });
    expect(screen.getByText('High: 8 (80%)')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('[ER46] [AN7] show a message when all values are 0, and keep lines and table', () => {
    const { container } = showShares(0, 0, 0);
    expect(screen.getByText('No works')).toBeTruthy();
    expect(container.querySelectorAll('line')).toHaveLength(2);
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });
});
