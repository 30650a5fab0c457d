import type { CollectionName, UserId } from '@dayloom/domain';
import { oneOfEach } from '@dayloom/testing';
import type { Fields } from './documents.ts';

/** A legal record of a kind; `change` is a patch that its kind takes, where it takes any. */
export interface Subject {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Fields;
  readonly change?: Fields;
  /** The id of the work that must be stored beside it. */
  readonly workId?: string;
}

const patches: Partial<Record<CollectionName, Fields>> = {
  users: { firstName: 'Eve' },
  userTokens: { token: 'another' },
  works: { duration: 8 },
  tasks: { completed: true },
  goals: { completed: true },
  reminders: { completed: true },
  schedules: { title: 'Run' },
  notes: { content: 'Another' },
  meditationStats: { currentStreak: 2, totalSessions: 2, challengeProgress: 2 },
};

/** One record of each kind of one user, with an id that no other call gives. */
export function subjectsOf(uid: string): readonly Subject[] {
  const workId = `work-of-${uid}`;
  return Object.entries(oneOfEach(uid as UserId, workId)).map(([name, fresh]) => {
    const collection = name as CollectionName;
    const { id, ...fields } = fresh();
    const change = patches[collection];
    return { collection, id, fields, ...(change && { change }), ...(name === 'tasks' && { workId }) };
  });
}
