import type { GoalType } from '../records/goal-facts.ts';
import { clockTime } from '../time/clock-time.ts';
import { type SampleOptions, sampleRecord, type SampleRecord, sampleTime } from './sample-record.ts';

/** Type, title, description, whether completed, and the deadline in days from today. */
const sampleGoals: readonly (readonly [GoalType, string, string, boolean, number?])[] = [
  ['weekly', 'Run three times', 'Two easy, one long.', false, 3],
  ['weekly', 'No phone in bed', 'It charges in the kitchen.', true],
  ['weekly', 'Cook on four evenings', 'Leftovers count for lunch only.', false],
  ['monthly', 'Finish chapter 3', 'A readable draft is enough.', false, 2],
  ['monthly', 'Read two novels', 'One of them from the pile, not from the shop.', true],
  ['yearly', 'Run a half marathon', 'In under two hours, with a smile.', false, 28],
  ['yearly', 'Save for three months', 'A standing order on the first of each month.', false],
  ['future', 'Live by the sea for a summer', 'Anywhere with a good bakery.', false],
  ['future', 'Learn to sail', 'Start with the weekend course on the lake.', false],
];

/** Days from today, local time and title. */
const sampleReminders: readonly (readonly [number, string, string])[] = [
  [-3, '18:00', 'Return library books'],
  [-1, '09:00', 'Call the dentist'],
  [0, '08:30', 'Take vitamins'],
  [0, '19:00', 'Water the plants'],
  [1, '10:00', 'Send birthday card to Mira'],
  [2, '16:45', 'Hand in chapter 3'],
  [5, '12:00', 'Check in for the flight'],
];

/** Days from today, start, end and title; an end before the start is on the next day. */
const sampleActivities: readonly (readonly [number, string, string, string])[] = [
  [-6, '07:00', '07:45', 'Morning run'],
  [-4, '18:30', '20:00', 'Pottery class'],
  [-2, '14:00', '15:00', 'Meeting with Dr. Mehta'],
  [-1, '07:00', '08:15', 'Long run'],
  [0, '09:00', '11:30', 'Writing block'],
  [0, '13:00', '13:45', 'Lunch with Leon'],
  [0, '17:00', '18:00', 'Call with Mira'],
  [0, '17:30', '18:30', 'Yoga'],
  [1, '09:00', '11:30', 'Writing block'],
  [1, '21:45', '00:15', 'Late film'],
  [3, '18:30', '20:00', 'Pottery class'],
  [6, '22:30', '00:30', 'Late train home'],
];

/** Goals of all four types, past and future reminders, and a timetable. */
export function plansSample(options: SampleOptions): readonly SampleRecord[] {
  const { day, at, written } = sampleTime(options);
  const userId = options.user.id;
  return [
    ...sampleGoals.map(([type, title, description, completed, deadline], index) =>
      sampleRecord('goals', options.newId(), {
        userId,
        title,
        description,
        ...(deadline === undefined ? {} : { deadline: day(deadline) }),
        type,
        completed,
        createdAt: written(12, index),
      }),
    ),
    ...sampleReminders.map(([offset, time, title], index) =>
      sampleRecord('reminders', options.newId(), {
        userId,
        title,
        dateTime: at(offset, time),
        completed: false,
        createdAt: written(10, index),
      }),
    ),
    ...sampleActivities.map(([offset, start, end, title], index) =>
      sampleRecord('schedules', options.newId(), {
        userId,
        title,
        startTime: clockTime(start),
        endTime: clockTime(end),
        date: day(offset),
        createdAt: written(11, index),
      }),
    ),
  ];
}
