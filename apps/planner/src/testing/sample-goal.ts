import type { Change } from '@dayloom/data';
import { type Goal, goals, type Instant } from '@dayloom/domain';
import { add, aGoal } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';

/** A goal of the test user for a seed, with defaults for all other fields. */
export const sampleGoal = (id: string, fields: Partial<Omit<Goal, 'id'>> = {}): Change =>
  add(
    goals,
    aGoal(testUser.id, {
      id,
      title: `Goal ${id}`,
      description: `About ${id}`,
      createdAt: '2026-03-01T08:00:00.000Z' as Instant,
      ...fields,
    }),
  );
