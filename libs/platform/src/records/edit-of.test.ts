import { patch } from '@dayloom/data';
import { goals, type Instant, planDay, reminderFacts, type UserId, type Work, works } from '@dayloom/domain';
import { aReminder } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { editOf } from './edit-of.ts';

const createdAt = '2026-03-01T10:00:00.000Z' as Instant;
const userId = 'asha' as UserId;
const work: Work = {
  id: 'w1',
  userId,
  workTitle: 'Paint',
  startDate: planDay('2026-03-10'),
  endDate: planDay('2026-03-20'),
  duration: 10,
  priority: 'low',
  description: 'Two coats',
  createdAt,
};
const { workTitle, startDate, endDate, duration, priority, description } = work;
const form = { workTitle, startDate, endDate, duration, priority, description };

describe('[DA36] an edit writes', () => {
  it('nothing if nothing was changed', () => {
    expect(editOf(works, work, form)).toEqual([]);
  });

  it('only the changed field', () => {
    expect(editOf(works, work, { ...form, priority: 'high' })).toEqual([
      patch('works', 'w1', { priority: 'high' }),
    ]);
  });

  it('the fields that belong together with a changed one', () => {
    const longer = { ...form, endDate: planDay('2026-03-25'), duration: 15 };
    expect(editOf(works, work, longer)).toEqual([
      patch('works', 'w1', { startDate, endDate: planDay('2026-03-25'), duration: 15 }),
    ]);
    expect(editOf(works, work, { duration: 9 })).toEqual([
      patch('works', 'w1', { startDate, endDate, duration: 9 }),
    ]);
  });

  it('that a snooze is over, unless it was put off again', () => {
    const reminder = {
      ...aReminder(userId, { dateTime: '2026-03-20T10:00:00.000Z' }),
      snoozedUntil: createdAt,
    };
    const { id } = reminder;
    expect(editOf(reminderFacts, reminder, { title: reminder.title })).toEqual([]);
    expect(editOf(reminderFacts, reminder, { title: 'Call' })).toEqual([
      patch('reminders', id, { title: 'Call' }, { clear: ['snoozedUntil'] }),
    ]);
    const again = { completed: true, snoozedUntil: '2026-03-21T10:00:00.000Z' as Instant };
    expect(editOf(reminderFacts, reminder, again)).toEqual([patch('reminders', id, again)]);
  });

  it('an emptied optional field as cleared', () => {
    const goal = {
      id: 'g1',
      userId,
      title: 'Read',
      description: 'Why',
      type: 'weekly',
      completed: false,
    } as const;
    const stored = { ...goal, createdAt, deadline: planDay('2026-04-01') };
    expect(editOf(goals, stored, { title: 'Read', deadline: undefined })).toEqual([
      patch('goals', 'g1', {}, { clear: ['deadline'] }),
    ]);
  });
});

describe('[OF7] an edit of a long text', () => {
  it('contains the original text, also if the text is removed', () => {
    const base = { description: 'Two coats' };
    expect(editOf(works, work, { ...form, description: 'Three' })).toEqual([
      patch('works', 'w1', { description: 'Three' }, { base }),
    ]);
    expect(editOf(works, work, { ...form, description: undefined })).toEqual([
      patch('works', 'w1', {}, { clear: ['description'], base }),
    ]);
  });

  it('contains no original text if there was none', () => {
    const { description: _, ...bare } = work;
    expect(editOf(works, bare, { description: 'New' })).toEqual([
      patch('works', 'w1', { description: 'New' }, { base: { description: '' } }),
    ]);
  });
});
