// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Heatmap } from './heatmap.tsx';

afterEach(cleanup);

/** Weeks with these numbers of days, numbered from the first of November. */
const weeksOf = (...lengths: readonly number[]) =>
  lengths.map((days, week) =>
    Array.from({ length: days }, (_, day) => ({
      key: `${week} ${day}`,
      text: `${1 + 7 * week + day} Nov: ${10 * day} min`,
      value: 10 * day,
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
      thresholds={[1, 30, 60, 120]}
      levels={['0', '1–29', '30–59', '60–119', '120+']}
      unit="min"
    />,
  );
  return userEvent.setup();
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a year of days', () => {
  it('[AN9] [KA10] names each day and its value, and the meaning of the shades', () => {
    showYear();
    expect(screen.getAllByRole('gridcell')).toHaveLength(16);
    expect(screen.getByRole('gridcell', { name: '3 Nov: 20 min' }).dataset['level']).toBe('1');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0',
      '1–29',
      '30–59',
      '60–119',
      '120+ min',
    ]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [29, 1],
    [30, 2],
    [59, 2],
    [60, 3],
    [119, 3],
    [120, 4],
    [900, 4],
  ])('[AN9] %s minutes are level %s', (value, level) => {
    showYear([[{ key: 'day', text: 'Today', value }]]);
    expect(screen.getByRole('gridcell', { name: 'Today' }).dataset['level']).toBe(String(level));
  });

  it('[AN9] [KA1] is one tab stop, at the last day, from where arrows move by day and week', async () => {
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

  it('[AN9] [KA1] Page Up and Page Down move by four weeks, Home and End to the first and the last day', async () => {
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

  it('[AN9] moves its tab stop to a day that was pressed, and leaves keys with a modifier to the browser', async () => {
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

  it('[AN9] [KA10] shows the value of the day under the pointer', async () => {
    const person = showYear();
    expect(screen.getByText('16 Nov: 10 min')).toBeTruthy();
    await person.hover(screen.getByRole('gridcell', { name: '3 Nov: 20 min' }));
    expect(screen.getByText('3 Nov: 20 min')).toBeTruthy();
  });
});
