// @vitest-environment jsdom
import { add, aTimerSession } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import {
  addDays,
  firstWeekday,
  type Instant,
  planDay,
  timerHistory,
  type TimerSession,
  weekOf,
} from '@dayloom/domain';
import { dayStartAtom, useSetAtom } from '@dayloom/platform';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

/** A Tuesday, at noon. */
const today = planDay('2026-03-10');
const local = (text: string) => new Date(text).toISOString() as Instant;
const aSession = (fields: Partial<TimerSession>) => add(timerHistory, aTimerSession(testUser.id, fields));
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the history', () => {
  it('[TH1] [TH2] [LM7] shows the ten latest, newest first, each with its kind and duration', async () => {
    /** Twelve hours of a day, unordered, each with its own duration. */
    const hours = [3, 11, 0, 7, 9, 1, 5, 10, 2, 8, 4, 6];
    const seed = hours.map((hour) =>
      aSession({
        type: hour % 2 ? 'stopwatch' : 'focus',
        duration: hour % 2 ? 3723 + hour : 1500 + hour,
        createdAt: local(`2026-03-09T${String(hour).padStart(2, '0')}:05:00`),
      }),
    );
    await openTimer({ seed });
    const shown = (await rows()).map((text) => /^(Focus|Stopwatch).*?((?:\d:)?\d\d:\d\d)$/.exec(text ?? ''));
    expect(shown.map((row) => row?.slice(1).join(' '))).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((hour) =>
        hour % 2
          ? `Stopwatch 1:02:${String(3 + hour).padStart(2, '0')}`
          : `Focus 25:${String(hour).padStart(2, '0')}`,
      ),
    );
  });

  it('[CK3] marks a session that was stopped earlier', async () => {
    await openTimer({ seed: [aSession({ duration: 600, loweredFrom: 900 })] });
    expect((await rows())[0]).toContain(', shortened: it was stopped earlier or overlapped another');
  });

  it('[ER46] without sessions shows an empty state', async () => {
    await openTimer();
    expect(await screen.findByText('No sessions yet')).toBeTruthy();
  });

  it('[ER21] [ER46] a history that cannot be loaded shows an error, and Retry loads it', async () => {
    const world = await openTimer({ broken: true, seed: [aSession({ duration: 61 })] });
    await screen.findByText('Failed to fetch history');
    expect(world.toastTexts()).toEqual(['Failed to fetch history']);
    world.mend();
    for (const retry of screen.getAllByRole('button', { name: /Retry/ })) await userEvent.click(retry);
    await waitFor(async () => expect((await rows())[0]).toContain('01:01'));
  });

  it('[TH1] shows the focus time of today and of this week next to it, without the stopwatch', async () => {
    const [weekStart = today] = weekOf(today, firstWeekday());
    const seed = [
      aSession({ createdAt: local(`${today}T00:00:00`), duration: 60 }),
      aSession({ createdAt: local(`${today}T11:59:00`), duration: 120 }),
      aSession({ createdAt: local(`${today}T09:00:00`), type: 'stopwatch', duration: 9000 }),
      aSession({ createdAt: local(`${addDays(today, -1)}T23:59:59`), duration: 600 }),
      aSession({ createdAt: local(`${weekStart}T00:00:00`), duration: 1200 }),
      aSession({ createdAt: local(`${addDays(weekStart, -1)}T23:59:59`), duration: 6000 }),
    ];
    const { shell } = await openTimer({ seed });
    const totals = () => screen.getByLabelText('Focus time').textContent;
    await waitFor(() => expect(totals()).toBe(`Focus today3 minFocus this week33 min`));
    await act(() => shell.store.commit([aSession({ createdAt: local(`${today}T11:00:00`), duration: 300 })]));
    await waitFor(() => expect(totals()).toMatch(/^Focus today8 min/));
  });

  it('[TH1] [ST2] uses the start hour of the day', async () => {
    const dayStart = renderHook(() => useSetAtom(dayStartAtom)).result;
    act(() => dayStart.current(4));
    await openTimer({
      seed: [
        aSession({ createdAt: local(`${today}T03:59:59`), duration: 600 }),
        aSession({ createdAt: local(`${today}T04:00:00`), duration: 60 }),
      ],
    });
    const totals = () => screen.getByLabelText('Focus time').textContent;
    await waitFor(() => expect(totals()).toBe('Focus today1 minFocus this week11 min'));
    act(() => dayStart.current(0));
    await waitFor(() => expect(totals()).toBe('Focus today11 minFocus this week11 min'));
  });
});
