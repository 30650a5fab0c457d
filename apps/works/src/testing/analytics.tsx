import type { Change } from '@dayloom/data';
import { instantOf, meditationSessions, planDay, timerHistory } from '@dayloom/domain';
import { add, aMeditationSession, aTimerSession } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openScreen } from './open-screen.tsx';
import { aTask, aWork, today } from './records.ts';
import Analytics from '../analytics/analytics.tsx';

const at = (day: string, time = '09:00') => instantOf(new Date(`${day}T${time}:00`));
export const focusOn = (day: string, minutes: number, type: 'focus' | 'stopwatch' = 'focus') =>
  add(timerHistory, aTimerSession(testUser.id, { type, duration: 60 * minutes, createdAt: at(day) }));
export const meditationOn = (day: string, minutes: number) =>
  add(
    meditationSessions,
    aMeditationSession(testUser.id, { duration: 60 * minutes, date: at(day, '21:30') }),
  );

export const march = (day: number) => planDay(`2026-03-${String(day).padStart(2, '0')}`);
export const work = aWork();
export const doneOn = (...days: number[]) =>
  days.map((day) => aTask(work, { date: march(day), completed: true }));

export async function openAnalytics(seed: readonly Change[] = [], search = '') {
  const shell = await testShell({ today, seed });
  const place = { path: '/analytics', at: `/analytics${search}` };
  return { shell, person: openScreen(shell, <Analytics />, place) };
}

/** The table of a chart, day by day from the first. */
export async function tableOf(name: string) {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
}
export const summary = async () => {
  const strip = screen.getByLabelText('Summary');
  await waitFor(() => expect(within(strip).queryAllByRole('status')).toEqual([]));
  return [...strip.querySelectorAll('dd')].map((value) =>
    [value.firstElementChild, ...value.querySelectorAll(':scope > span > span')]
      .map((part) => part?.textContent)
      .join(': '),
  );
};
