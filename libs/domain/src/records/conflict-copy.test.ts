import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { whyInvalid } from './why-invalid.ts';
import { conflictCopyOf } from './conflict-copy.ts';
import { goals } from './goal.ts';
import { notes } from './note.ts';
import { validRecords } from './valid-records.fixture.ts';
import { tasks } from './task.ts';
import { works } from './work.ts';

const now = '2026-03-04T08:00:00.000Z' as Instant;
const note = validRecords.notes.due;
const work = validRecords.works.due;

describe('[OF7] the note that keeps the other text', () => {
  it('is next to its note in the list, with the same dates, and its title says why there are two', () => {
    const stored = { ...note, updatedAt: '2026-03-02T08:00:00.000Z', colour: 'teal' };
    expect(conflictCopyOf(notes, stored, 'content', now)).toEqual({
      collection: 'notes',
      fields: { ...note, title: 'List (edited elsewhere)', updatedAt: '2026-03-02T08:00:00.000Z' },
    });
  });

  it('keeps the description of a work or a goal with its title', () => {
    expect(conflictCopyOf(works, { ...work, description: 'Two coats' }, 'description', now).fields).toEqual({
      userId: 'u1',
      title: 'Paint (edited elsewhere)',
      content: 'Two coats',
      createdAt: now,
    });
    const { fields } = conflictCopyOf(goals, validRecords.goals.due, 'description', now);
    expect(fields).toMatchObject({ title: 'Read (edited elsewhere)', content: 'Novels' });
  });

  it('keeps steps in words', () => {
    const stored = { ...validRecords.tasks.due, steps: 'a x Wash it\nb - Dry it' };
    expect(conflictCopyOf(tasks, stored, 'steps', now).fields['content']).toBe('☑ Wash it\n☐ Dry it');
  });

  it('is valid, whatever the title length and however broken the texts', () => {
    const titles = ['a'.repeat(200), '🦊'.repeat(100), `a${'🦊'.repeat(99)}b`, ' ', undefined, 7];
    for (const title of titles) {
      const broken = { ...note, title, createdAt: 'long ago', updatedAt: '2999-01-01T00:00:00.000Z' };
      const { fields } = conflictCopyOf(notes, broken, 'content', now);
      expect(whyInvalid(notes, fields)).toBeUndefined();
      expect(() => encodeURIComponent(String(fields['title']))).not.toThrow();
    }
    const untitled = conflictCopyOf(
      works,
      { ...work, workTitle: '', description: 'Two' },
      'description',
      now,
    );
    expect(untitled.fields['title']).toBe('Work (edited elsewhere)');
  });
});
