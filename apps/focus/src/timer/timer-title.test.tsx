// @vitest-environment jsdom
import { clocks, type ClockKind, type Instant } from '@dayloom/domain';
import { add, aClockRun } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const expectTitle = (text: string) => waitFor(() => expect(document.title).toBe(`${text} · Dayloom`));

const noon = new Date('2026-03-10T12:00:00').getTime();
/** A run that began this many seconds ago. */
function aRun(kind: ClockKind, seconds: number) {
  const since = new Date(noon - seconds * 1000).toISOString() as Instant;
  const { target, ...run } = aClockRun(testUser.id, { kind, since, createdAt: since });
  return add(clocks, kind === 'focus' ? { ...run, ...(target && { target }) } : run);
}

describe('the title of the tab', () => {
  it('[FT12] [FT6] begins with the remaining focus time while the timer runs or is paused, and says that it is over until Reset', async () => {
    const { pass } = await openTimer();
    await expectTitle('Timer');
    await press('Start');
    await expectTitle('25:00 · Focus');
    pass(438);
    await expectTitle('17:42 · Focus');
    await press('Pause');
    await expectTitle('17:42 · Focus paused');
    await press('Continue');
    await expectTitle('17:42 · Focus');
    pass(1500);
    await expectTitle('Focus over');
    await press('Reset');
    await expectTitle('Timer');
  });

  it('[FT12] shows the stopwatch if only that runs, in either tab', async () => {
    const { pass } = await openTimer({ seed: [aRun('stopwatch', 59)] });
    await expectTitle('00:59 · Stopwatch');
    expect(screen.getByRole('tab', { name: 'Focus Timer' }).getAttribute('aria-selected')).toBe('true');
    pass(3600);
    await expectTitle('1:00:59 · Stopwatch');
  });

  it('[FT12] shows the clock of the selected tab if both run', async () => {
    await openTimer({ seed: [aRun('stopwatch', 59), aRun('focus', 60)] });
    await expectTitle('24:00 · Focus');
    await userEvent.click(screen.getByRole('tab', { name: /^Stopwatch/ }));
    await expectTitle('00:59 · Stopwatch');
  });
});
