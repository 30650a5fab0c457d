// @vitest-environment jsdom
import { type Change, receiptsOf } from '@dayloom/data';
import {
  addDays,
  clockTime,
  type Instant,
  momentAt,
  type PlanDay,
  type Receipt,
  receipts,
  seriesDayId,
} from '@dayloom/domain';
import { add, aReceipt } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import { addButton, openReminders, reminderAt, repeatingAt, rowsOf } from '../testing/reminder-form.tsx';
import { missedReminders } from './reminder-groups.tsx';

beforeEach(async () => void (await missedReminders.load()));

const at = (day: PlanDay, time: string) => momentAt(day, clockTime(time));
const tagOf = (item: string, moment: Instant, end = 'start') =>
  `reminder-${item}-${Date.parse(moment).toString(36)}-${end}`;
/** What a device notes of the moment at which a reminder starts; missed in sleep by default. */
const noted = (item: string, startsAt: Instant, fields: Partial<Receipt> = {}): Change =>
  add(
    receipts,
    aReceipt(testUser.id, { moment: tagOf(item, startsAt), at: startsAt, item, reason: 'asleep', ...fields }),
  );
const missedAt = (title: string, day: PlanDay, time: string, fields: Partial<Receipt> = {}) => [
  reminderAt(title, day, time),
  noted(title, at(day, time), fields),
];
const moveAll = () => screen.findByRole('button', { name: 'Move all missed to tomorrow' });
const receiptsIn = async ({ shell }: Awaited<ReturnType<typeof openReminders>>) =>
  (await shell.store.get(receiptsOf(testUser.id))).records;

it('[RM17] what was missed moves to the same time of tomorrow and is read, with one undo', async () => {
  const world = await openReminders([
    ...missedAt('Dentist', yesterday, '09:00'),
    ...missedAt('Books', today, '10:30'),
    reminderAt('Plants', today, '08:00'),
    noted('Books', at(today, '10:30'), { moment: tagOf('Books', at(today, '10:30'), 'ahead') }),
  ]);
  await world.person.click(await moveAll());
  await waitFor(async () =>
    expect(await rowsOf('Tomorrow')).toEqual(['DentistWed, Mar 11, 9:00 AM', 'BooksWed, Mar 11, 10:30 AM']),
  );
  expect(await rowsOf('Today')).toEqual(['PlantsTue, Mar 10, 8:00 AM']);
  expect(screen.queryByRole('button', { name: /^Move all/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(addButton()));
  expect(world.toastTexts()).toEqual(['2 reminders moved to tomorrow']);
  expect((await receiptsIn(world)).every(({ readAt }) => readAt !== undefined)).toBe(true);
  await waitFor(() => expect(world.shell.shown).toHaveLength(1));
  // Devices note that what they had planned meanwhile was cancelled.
  await world.shell.store.commit([noted('Dentist', at(tomorrow, '09:00'), { reason: 'cancelled' })]);
  await act(world.undoLast);
  await moveAll();
  expect(await rowsOf('Past')).toEqual(['DentistMon, Mar 9, 9:00 AM']);
  expect((await receiptsIn(world)).some(({ readAt }) => readAt !== undefined)).toBe(false);
});

it('[RM17] of a series the latest missed day alone moves, and the undo computes it again', async () => {
  const days = [-3, -2, -1].map((count) => addDays(today, count));
  const world = await openReminders([
    repeatingAt('Pills', '18:00', { first: addDays(today, -9) }),
    ...days.map((day) => noted(seriesDayId('Pills', day), at(day, '18:00'))),
  ]);
  await world.person.click(await moveAll());
  await waitFor(async () => expect(await world.stored()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move all/ })).toBeNull());
  expect(await world.stored()).toMatchObject([{ repeatDay: yesterday, dateTime: at(tomorrow, '18:00') }]);
  expect((await receiptsIn(world)).every(({ readAt }) => readAt !== undefined)).toBe(true);
  await waitFor(() => expect(world.shell.shown).toHaveLength(1));
  await act(world.undoLast);
  await moveAll();
  expect(await world.stored()).toEqual([]);
});

it('[RM17] of two hundred all are moved at once', async () => {
  const titles = Array.from({ length: 200 }, (_, index) => `Call ${index}`);
  const world = await openReminders(
    titles.flatMap((title) => [
      reminderAt(title, yesterday, '09:00', { id: title.replace(' ', '') }),
      noted(title.replace(' ', ''), at(yesterday, '09:00')),
    ]),
  );
  await world.person.click(await moveAll());
  await waitFor(async () =>
    expect((await world.stored()).every(({ dateTime }) => dateTime === at(tomorrow, '09:00'))).toBe(true),
  );
});

it.each<readonly [string, readonly Change[]]>([
  ['is read', missedAt('Dentist', yesterday, '09:00', { readAt: at(today, '08:00') })],
  [
    'was shown later',
    [
      ...missedAt('Dentist', yesterday, '09:00', {
        moment: tagOf('Dentist', at(yesterday, '09:00'), 'ahead'),
        at: at(yesterday, '08:50'),
      }),
      noted('Dentist', at(yesterday, '09:00'), { shownAt: at(yesterday, '09:00') }),
    ],
  ],
  ['was moved since', [reminderAt('Dentist', yesterday, '11:00'), noted('Dentist', at(yesterday, '09:00'))]],
  ['was deleted', [noted('Dentist', at(yesterday, '09:00'))]],
  [
    'is done',
    [
      reminderAt('Dentist', yesterday, '09:00', { completed: true }),
      noted('Dentist', at(yesterday, '09:00')),
    ],
  ],
  [
    'is put off',
    [
      reminderAt('Dentist', yesterday, '09:00', { snoozedUntil: at(today, '18:00') }),
      noted('Dentist', at(yesterday, '09:00')),
    ],
  ],
  [
    'starts later',
    [
      reminderAt('Dentist', today, '18:00'),
      noted('Dentist', at(today, '18:00'), {
        moment: tagOf('Dentist', at(today, '18:00'), 'ahead1440'),
        at: at(yesterday, '18:00'),
      }),
    ],
  ],
])('[RM17] nothing is offered for a reminder that %s', async (_, seed) => {
  await openReminders([...seed, ...missedAt('Books', yesterday, '10:30')]);
  const button = await moveAll();
  act(() => button.click());
  await waitFor(async () => expect(await rowsOf('Tomorrow')).toEqual(['BooksWed, Mar 11, 10:30 AM']));
});
