import { type Change, create } from '@dayloom/data';
import { type Goal, goals, type Instant } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';

/** A goal of the test user to seed a store with; what a test does not care for is filled in. */
export function sampleGoal(id: string, fields: Partial<Omit<Goal, 'id'>> = {}): Change {
  return create(goals, id, {
    userId: testUser.id,
    title: `Goal ${id}`,
    description: `About ${id}`,
    type: 'weekly',
    completed: false,
    createdAt: '2026-03-01T08:00:00.000Z' as Instant,
    ...fields,
  });
}
