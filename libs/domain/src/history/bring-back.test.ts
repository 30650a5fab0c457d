import { expect, it } from 'vitest';
import { goals } from '../records/goal.ts';
import { meditationSessions } from '../records/meditation.ts';
import { notes } from '../records/note.ts';
import { reminders } from '../records/reminder.ts';
import { schedules } from '../records/activity.ts';
import { repeats } from '../records/repeat.ts';
import { tasks } from '../records/task.ts';
import { timerHistory } from '../records/timer-session.ts';
import { works } from '../records/work.ts';
import { planDay } from '../time/plan-day.ts';
import { whyNotBroughtBack } from './bring-back.ts';
import { fieldText, versionText } from './history-words.ts';
import { differingFields, versionsOf } from './versions.ts';

const [yesterday, today, tomorrow] = ['2026-03-04', '2026-03-05', '2026-03-06'].map(planDay);
const work = { workTitle: 'Shed', startDate: today, endDate: tomorrow, duration: 1, priority: 'high' };
const task = { title: 'Dig', completed: false, date: today };
const activity = { title: 'Swim', date: today, startTime: '08:00', endTime: '09:00' };

it.each([
  ['a title of a work', works, work, { workTitle: 'Hut' }, undefined],
  [
    'a start before today',
    works,
    work,
    { startDate: yesterday, duration: 2 },
    'Start date cannot be before today',
  ],
  ['a task of tomorrow', tasks, task, { date: tomorrow }, undefined],
  ['a task without a day', tasks, task, { date: undefined }, undefined],
  ['a task of yesterday', tasks, task, { date: yesterday }, 'A task cannot go back to a past day'],
  ['a title on a past day', tasks, { ...task, date: yesterday }, { title: 'Dug' }, undefined],
  [
    'a tick on a past day',
    tasks,
    { ...task, date: yesterday },
    { completed: true },
    'Tasks of a past day cannot be ticked',
  ],
  ['times of an activity', schedules, activity, { startTime: '07:00' }, undefined],
  [
    'a past day of an activity',
    schedules,
    activity,
    { date: yesterday },
    'Cannot add activities to past dates',
  ],
  [
    'a title of a past activity',
    schedules,
    { ...activity, date: yesterday },
    { title: 'Run' },
    'Cannot edit activities of past dates',
  ],
  [
    'a past moment of a reminder',
    reminders,
    { title: 'Call', dateTime: '2026-03-06T08:00:00.000Z' },
    { dateTime: '2026-03-01T08:00:00.000Z' },
    undefined,
  ],
])('[HI2] %s is restored unless its screen would reject it', (...[, kind, record, then, error]) => {
  expect(whyNotBroughtBack(kind, record, { ...record, ...then }, today!)).toBe(error);
});

const changed = (before: Readonly<Record<string, unknown>>, added: readonly string[] = []) =>
  ({ kind: 'changed', before, added }) as const;
const created = { kind: 'created', before: {}, added: [] } as const;

it('[HI1] each change is described in a few words', () => {
  const now = { title: 'Run', completed: true, description: 'Far', type: 'weekly' };
  const versions = versionsOf(now, [
    changed({ completed: false }),
    changed({ title: 'Walk', description: 'Near' }),
    changed({ completed: true, type: 'monthly' }),
    changed({ updatedAt: 'then' }),
    { kind: 'deleted', before: {}, added: [] },
    created,
    changed({ title: 'Of an earlier life' }),
  ]);
  expect(versions.map((version) => versionText(goals, version))).toEqual([
    'Done',
    'Title and description changed',
    'Not done, Goal type changed',
    'Changed',
    'Deleted',
    'Created',
  ]);
  expect(versionText(tasks, { change: changed({}, ['workId', 'date']), fields: task })).toBe(
    'Filed into a work, Day changed',
  );
});

it('[HI1] a tick and its time are one change in a few words', () => {
  const ticked = { ...task, completed: true, completedAt: '2026-03-05T08:00:00.000Z' };
  const versions = versionsOf({ ...ticked, completed: false }, [
    changed({ completed: true }),
    changed({ completed: false, completedAt: '2026-03-04T08:00:00.000Z' }),
    changed({ completed: true }),
    changed({ completed: false }, ['completedAt']),
    created,
  ]);
  expect(versions.map((version) => versionText(tasks, version))).toEqual([
    'Not done',
    'Done',
    'Not done',
    'Done',
    'Created',
  ]);
  expect(differingFields(tasks, task, ticked)).toEqual(['completed']);
});

it('[HI1] [NF33] a done activity, Undo and when it rings are described in a few words', () => {
  const versions = versionsOf({ leads: '60', snoozedUntil: '2026-03-05T08:00:00.000Z' }, [
    changed({}, ['snoozedUntil']),
    changed({ leads: 'none' }),
    changed({ completed: true }),
    changed({}, ['completed']),
    created,
  ]);
  expect(versions.map((version) => versionText(schedules, version))).toEqual([
    'Snoozed until changed',
    'When to ring changed',
    'Not done',
    'Done',
    'Created',
  ]);
});

it('[HI1] a change of what repeats is described in a few words', () => {
  const series = { title: 'Water', rule: 'FREQ=DAILY', first: today };
  const textOf = (change: ReturnType<typeof changed>) => versionText(repeats, { change, fields: series });
  expect(textOf(changed({ rule: 'FREQ=DAILY;INTERVAL=2', first: yesterday }))).toBe(
    'Repeats and first day changed',
  );
  expect(textOf(changed({ title: 'Wash' }, ['rule']))).toBe('Title and repeats changed');
  expect(textOf(changed({}, ['workId']))).toBe('Filed into a work');
});

it('[HI2] the first version is the current one, and without the creation the last is the oldest known state', () => {
  const versions = versionsOf({ title: 'C' }, [changed({ title: 'B' }), changed({ title: 'A' })]);
  expect(versions.map(({ fields }) => fields['title'])).toEqual(['C', 'B', 'A']);
  expect(versionText(notes, versions[2]!)).toBe('Before that');
});

it('[HI2] the differing fields are limited to those that an edit may write', () => {
  const before = { title: 'Dig', completed: false };
  expect(differingFields(tasks, before, { ...task, workId: 'shed', completed: true })).toEqual([
    'completed',
    'date',
  ]);
});

it.each([
  [works, 'startDate', today, 'Mar 5, 2026'],
  [works, 'duration', 1, '1 day'],
  [works, 'duration', 14, '14 days'],
  [works, 'priority', 'high', 'High'],
  [works, 'description', undefined, undefined],
  [tasks, 'completed', true, 'Yes'],
  [repeats, 'first', today, 'Mar 5, 2026'],
  [
    repeats,
    'rule',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20261224',
    'Every 2 weeks on Monday and Thursday, until Dec 24, 2026',
  ],
  [repeats, 'rule', 'FREQ=DAILY;UNTIL=20260230', 'FREQ=DAILY;UNTIL=20260230'],
  [repeats, 'rule', undefined, undefined],
  [schedules, 'startTime', '08:30', '8:30 AM'],
  [reminders, 'dateTime', '2026-03-05T14:00', 'Mar 5, 2026, 2:00 PM'],
  [reminders, 'snoozedUntil', '2026-03-05T14:00', 'Mar 5, 2026, 2:00 PM'],
  [reminders, 'leads', '1440 10 0', '1 day before, 10 minutes before and at the time'],
  [repeats, 'leads', 'none', 'Not at all'],
  [goals, 'type', 'weekly', 'Weekly'],
  [timerHistory, 'duration', 1500, '25 min'],
  [timerHistory, 'duration', 3723, '1 h 2 min 3 s'],
  [meditationSessions, 'duration', 7200, '2 h'],
  [notes, 'content', 'Milk\nBread', 'Milk\nBread'],
])('[HI2] the value %# is shown in readable form', (kind, field, value, text) => {
  expect(fieldText(kind, field, value, 'en-US')?.replaceAll('\u202F', ' ')).toBe(text);
});
