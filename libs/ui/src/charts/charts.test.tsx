// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { Heatmap, type HeatmapLevel } from './heatmap.tsx';

afterEach(cleanup);

const bars = [3, 0, 12].map((value, day) => ({ name: `Day ${day + 1}`, short: `${day + 1}`, value }));

const showBars = (values = bars, isTableShown = false) =>
  render(
    <BarChart
      label="Tasks done per day"
      nameHead="Day"
      valueHead="Tasks done"
      bars={values}
      tone="c1"
      empty="No tasks done"
      isTableShown={isTableShown}
    />,
  );

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

  it('[AN7] are as high as their values against the highest line, and none stands for 0', () => {
    const { container } = showBars();
    const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    expect(heights).toEqual(['20%', '80%']);
  });

  it('the one that is pointed at is marked, and has its words at the nearer edge', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 150));
    const { container } = showBars();
    const words = screen.queryAllByText(/^Day \d: /);
    expect(words).toEqual([]);
    const place = container.querySelector('figure > div > :last-child')!;
    fireEvent.pointerMove(place, { clientX: 250 });
    expect(screen.getByText('Day 3: 12').dataset['at']).toBe('end');
    const mark = place.querySelector<HTMLElement>('i')!;
    expect(Number.parseFloat(mark.style.insetInlineStart)).toBeCloseTo(66.67, 1);
    fireEvent.pointerMove(place, { clientX: 10 });
    expect(screen.getByText('Day 1: 3').dataset['at']).toBe('start');
    fireEvent.pointerLeave(place);
    expect(place.children).toHaveLength(0);
    vi.restoreAllMocks();
  });

  it('[KA1] the shown table can be reached and scrolled by keys', async () => {
    showBars(bars, true);
    await userEvent.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Tasks done per day, as a table' }),
    );
  });

  it('[ER46] say so where there is nothing', () => {
    showBars(bars.map((bar) => ({ ...bar, value: 0 })));
    expect(screen.getByText('No tasks done')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });
});

/** Weeks of so many days; their days are numbered from the first of November on. */
const weeksOf = (...lengths: readonly number[]) =>
  lengths.map((days, week) =>
    Array.from({ length: days }, (_, day) => ({
      key: `${week} ${day}`,
      text: `${1 + 7 * week + day} Nov: ${10 * day} min`,
      level: (day % 5) as HeatmapLevel,
    })),
  );
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function showYear(weeks = weeksOf(7, 7, 2)) {
  render(
    <Heatmap
      label="Focus"
      weeks={weeks}
      weekdays={weekdays}
      months={weeks.map((_, at) => (at === 1 ? 'Nov' : ''))}
      levels={['0', '1–29', '30–59', '60–119', '120+']}
      unit="min"
    />,
  );
  return userEvent.setup();
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a year of days', () => {
  it('[AN9] [KA10] names each day and its value, and what the shades stand for', () => {
    showYear();
    expect(screen.getAllByRole('gridcell')).toHaveLength(16);
    expect(screen.getByRole('gridcell', { name: '3 Nov: 20 min' }).dataset['level']).toBe('2');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0',
      '1–29',
      '30–59',
      '60–119',
      '120+ min',
    ]);
  });

  it('[AN9] [KA1] is one stop of the Tab key, at the last day, from where arrows go by day and week', async () => {
    const person = showYear();
    await person.tab();
    expect(focused()).toBe('16 Nov: 10 min');
    for (const [key, name] of [
      ['ArrowRight', '16 Nov: 10 min'],
      ['ArrowLeft', '9 Nov: 10 min'],
      ['ArrowDown', '10 Nov: 20 min'],
      ['ArrowRight', '10 Nov: 20 min'],
      ['ArrowUp', '9 Nov: 10 min'],
      ['ArrowRight', '16 Nov: 10 min'],
      ['ArrowUp', '15 Nov: 0 min'],
      ['ArrowUp', '14 Nov: 60 min'],
      ['ArrowDown', '15 Nov: 0 min'],
      ['ArrowLeft', '8 Nov: 0 min'],
      ['ArrowUp', '7 Nov: 60 min'],
      ['ArrowDown', '8 Nov: 0 min'],
      ['ArrowLeft', '1 Nov: 0 min'],
      ['ArrowUp', '1 Nov: 0 min'],
      ['ArrowLeft', '1 Nov: 0 min'],
    ] as const) {
      await person.keyboard(`{${key}}`);
      expect([key, focused()]).toEqual([key, name]);
      expect(screen.getByText(name)).toBeTruthy();
    }
    await person.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('[AN9] [KA1] Page Up and Page Down go by four weeks, Home and End to the first and the last day', async () => {
    const person = showYear(weeksOf(7, 7, 7, 7, 7, 7, 7, 7, 7, 3));
    await person.tab();
    for (const [key, name] of [
      ['PageUp', '38 Nov: 20 min'],
      ['PageUp', '10 Nov: 20 min'],
      ['PageUp', '3 Nov: 20 min'],
      ['PageDown', '31 Nov: 20 min'],
      ['ArrowDown', '32 Nov: 30 min'],
      ['PageDown', '60 Nov: 30 min'],
      ['PageDown', '60 Nov: 30 min'],
      ['Home', '1 Nov: 0 min'],
      ['Home', '1 Nov: 0 min'],
      ['End', '66 Nov: 20 min'],
      ['PageDown', '66 Nov: 20 min'],
    ] as const) {
      await person.keyboard(`{${key}}`);
      expect([key, focused()]).toEqual([key, name]);
    }
  });

  it('[AN9] keeps its one stop where a day was pressed, and leaves keys with a modifier to the browser', async () => {
    const person = showYear();
    await person.pointer({
      target: screen.getByRole('gridcell', { name: '3 Nov: 20 min' }),
      keys: '[MouseLeft]',
    });
    const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
    expect(stops.map((cell) => cell.getAttribute('aria-label'))).toEqual(['3 Nov: 20 min']);
    stops[0]?.focus();
    await person.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('3 Nov: 20 min');
  });

  it('[AN9] [KA10] shows the words of the day that is pointed at', async () => {
    const person = showYear();
    expect(screen.getByText('16 Nov: 10 min')).toBeTruthy();
    await person.hover(screen.getByRole('gridcell', { name: '3 Nov: 20 min' }));
    expect(screen.getByText('3 Nov: 20 min')).toBeTruthy();
  });
});
