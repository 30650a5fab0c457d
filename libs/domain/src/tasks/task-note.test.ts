import { expect, it } from 'vitest';
import { checkTaskNote } from './task-note.ts';

it('[TD16] [LM3] a note of 5,001 characters is refused, and a blank one is none', () => {
  expect(checkTaskNote({ note: ' a\n'.repeat(1_666) })).toEqual({
    ok: true,
    fields: { note: ' a\n'.repeat(1_666) },
  });
  expect(checkTaskNote({ note: ' \n' })).toEqual({ ok: true, fields: { note: '' } });
  expect(checkTaskNote({ note: 'x'.repeat(5_001) })).toMatchObject({
    ok: false,
    errors: { note: 'Note must be at most 5,000 characters' },
  });
});
