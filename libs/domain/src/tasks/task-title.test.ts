import { describe, expect, it } from 'vitest';
import { checkTaskTitle } from './task-title.ts';

describe("a day task's title", () => {
  it('[WD7] is stored trimmed', () => {
    expect(checkTaskTitle('  Buy nails\n')).toEqual({ ok: true, title: 'Buy nails' });
  });
  it.each(['', ' ', '\n\t\u00a0'])('[WD8] that is blank (%j) is refused without a message', (text) => {
    expect(checkTaskTitle(text)).toEqual({ ok: false });
  });
  it('[WD11] [LM1] [LM5] has at most 200 characters', () => {
    expect(checkTaskTitle('🦊'.repeat(100))).toEqual({ ok: true, title: '🦊'.repeat(100) });
    const error = 'Title must be at most 200 characters';
    expect(checkTaskTitle('a'.repeat(201))).toEqual({ ok: false, error });
  });
});
