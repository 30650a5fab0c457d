// @vitest-environment jsdom
import { type Instant, instantOf } from '@dayloom/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StackedBar } from '../charts/stacked-bar.tsx';
import { PartCard } from '../layout/part-card.tsx';
import { StatStrip } from '../layout/stat-strip.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { percentOf, ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

it.each([
  ['high', '▲High'],
  ['medium', '■Medium'],
  ['low', '▼Low'],
] as const)('[KA10] priority %s has a sign and a word', (priority, text) => {
  const { container } = render(<PriorityBadge priority={priority} />);
  expect(container.textContent).toBe(text);
});

it('a progress bar says its share in whole percent', () => {
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
  [2, 100],
])('a share of %d is %d percent', (share, percent) => {
  expect(percentOf(share)).toBe(percent);
});

it('[ER46] a counter that cannot be loaded offers Retry in its place, the others go on', async () => {
  const retry = vi.fn();
  render(
    <StatStrip
      label="Figures"
      items={[
        { label: 'Active works', of: { phase: 'ready', value: 4 } },
        { label: 'Completed', of: { phase: 'failed', retry } },
        { label: 'Total tasks', of: { phase: 'loading' } },
      ]}
    />,
  );
  expect(screen.getByText('4')).toBeTruthy();
  expect(screen.getByText('Loading...')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry Completed' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('[KA10] a stacked bar has its figures as a table', () => {
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
  render(<PartCard title="Planner" text="This part is not available right now." onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'Planner' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe('[DA35] an old figure says since when it stands', () => {
  const strip = (asOf?: Instant) => {
    render(
      <StatStrip
        label="Figures"
        items={[{ label: 'Total', of: { phase: 'ready', value: 4, ...(asOf && { asOf }) } }]}
      />,
    );
    return screen.getByRole('definition').textContent;
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('with the local time today, and with the day before that', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 10, 18) });
    const morning = new Date(2026, 2, 10, 7, 30);
    const time = morning.toLocaleTimeString(undefined, { timeStyle: 'short' });
    expect(strip(instantOf(morning))).toBe(`4 as of ${time}`);
    cleanup();
    const day = new Date(2026, 2, 9, 7, 30);
    const before = day.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
    expect(strip(instantOf(day))).toBe(`4 as of ${before}`);
  });

  it('and a fresh one nothing', () => {
    expect(strip()).toBe('4');
  });
});
