// @vitest-environment jsdom
import { instantOf } from '@dayloom/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StackedBar } from '../charts/stacked-bar.tsx';
import { UnavailableCard } from '../layout/unavailable-card.tsx';
import { StatStrip } from '../layout/stat-strip.tsx';
import { Timestamp } from './timestamp.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { percentOf, ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

it.each([
  ['high', '▲', 'High'],
  ['medium', '■', 'Medium'],
  ['low', '▼', 'Low'],
] as const)('[KA10] priority %s has a drawn sign and a word', (priority, sign, word) => {
  const { container } = render(<PriorityBadge priority={priority} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelector('[aria-hidden]')?.getAttribute('data-sign')).toBe(sign);
});

it('a progress bar shows its share in whole percent', () => {
  render(<ProgressBar label="Thesis" value={3 / 8} text="3 of 8 done" />);
  const bar = screen.getByRole('progressbar', { name: 'Thesis' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '38',
    '3 of 8 done',
  ]);
});

it.each([
  [Number.NaN, 0],
  [-1, 0],
  [0.005, 1],
  [0.995, 99],
  [2, 100],
])('a share of %d is %d percent', (share, percent) => {
  expect(percentOf(share)).toBe(percent);
});

it('[ER46][DA35] a counter that is not known yet shows that or offers Retry in its position, without affecting the others', async () => {
  const retry = vi.fn();
  render(
    <StatStrip
      label="Totals"
      items={[
        { label: 'Active works', of: { phase: 'ready', value: 4 } },
        { label: 'Completed', of: { phase: 'failed', retry } },
        { label: 'Total tasks', of: { phase: 'loading' } },
        { label: 'High', of: { phase: 'loading', isPartial: true } },
      ]}
    />,
  );
  expect(screen.getByText('4')).toBeTruthy();
  expect(screen.getAllByRole('status').map((it) => it.textContent)).toEqual(['Loading...']);
  expect(screen.getByText('Still loading')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry Completed' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('[KA10] a stacked bar has its numbers in a table', () => {
  render(
    <StackedBar
      label="Priority distribution"
      parts={[{ label: 'High', value: 3, tone: 'high', glyph: '▲' }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Priority distribution' }).textContent).toContain('High3');
});

it("the card of a missing part names it and offers 'Try again'", async () => {
  const retry = vi.fn();
  render(<UnavailableCard title="Planner" text="This part is not available right now." onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'Planner' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe('a timestamp', () => {
  const shown = (date: Date) => {
    render(<Timestamp at={instantOf(date)} />);
    return screen.getByRole('time').textContent;
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the local time today, and has the date for earlier days', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 10, 18) });
    const morning = new Date(2026, 2, 10, 7, 30);
    expect(shown(morning)).toBe(morning.toLocaleTimeString(undefined, { timeStyle: 'short' }));
    cleanup();
    const day = new Date(2026, 2, 9, 7, 30);
    expect(shown(day)).toBe(day.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
  });
});
