// @vitest-environment jsdom
import { reminders } from '@dayloom/domain';
import { add, aReminder } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cell, openCalendar, readCell } from '../testing/open-calendar.tsx';
import { moveToZone } from '../testing/windows.ts';

it('[ST6] [CA5] the calendar shows reminders on their days and at their hours in another time zone', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  await openCalendar([
    add(reminders, aReminder(testUser.id, { title: 'Call', dateTime: '2026-03-11T03:00:00.000Z' })),
  ]);
  const linkOn = async (day: string) => within(await cell(`${day}, 1 item`)).getByRole('link').textContent;
  await readCell('March 11');
  expect(await linkOn('March 11')).toMatch(/Call, 4:00.AM/);
  moveToZone('America/New_York');
  expect(await linkOn('March 10')).toMatch(/Call, 11:00.PM/);
});
