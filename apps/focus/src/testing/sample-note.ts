import type { Change } from '@dayloom/data';
import { type Instant, type Note, notes } from '@dayloom/domain';
import { add, aNote } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';

/** A note of the test user for a seed, with defaults for all other fields. */
export const sampleNote = (id: string, fields: Partial<Omit<Note, 'id'>> = {}): Change =>
  add(
    notes,
    aNote(testUser.id, {
      id,
      title: `Note ${id}`,
      content: `Words of ${id}`,
      createdAt: '2026-03-01T08:00:00.000Z' as Instant,
      ...fields,
    }),
  );
