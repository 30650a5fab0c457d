import type { CollectionName } from '@dayloom/domain';

/**
 * Every index of every backend: fields that are compared with `==` first (in any order), then the field of a range or
 * order. The owner stands in front of each where a database holds more than one user's records. A query that none of
 * these serves is refused with 'no-index', on every backend.
 */
export const indexes: Readonly<Record<CollectionName, readonly (readonly string[])[]>> = {
  users: [],
  userTokens: [],
  works: [['createdAt'], ['endDate'], ['priority', 'createdAt']],
  tasks: [
    ['createdAt'],
    ['completed'],
    ['workId', 'completed'],
    ['workId', 'date', 'createdAt'],
    ['workId', 'date', 'completed'],
  ],
  goals: [['createdAt'], ['type', 'createdAt']],
  reminders: [['dateTime']],
  schedules: [['date', 'startTime']],
  notes: [['createdAt']],
  timerHistory: [['createdAt'], ['type', 'createdAt']],
  suggestions: [['createdAt']],
  meditationSessions: [['date']],
  meditationStats: [],
};
