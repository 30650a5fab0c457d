import { expect, it } from 'vitest';
import { checkContent } from './content-form.ts';

it.each([
  ['note', 'Note must be at most 5,000 characters', { note: 'x'.repeat(5_001), steps: '' }],
  ['steps', 'A step must be at most 200 characters', { note: '', steps: `a - ${'x'.repeat(201)}` }],
])('[TD15][TD16][LM5] the %s of a form over their limit are refused: %s', (field, message, draft) => {
  expect(checkContent(draft)).toMatchObject({ ok: false, message, errors: { [field]: message } });
});

it('[TD15][TD16] up to their limits they are stored as they are, and blank ones are none', () => {
  const draft = { note: ' x'.repeat(2_500), steps: `a - ${'x'.repeat(200)}` };
  expect(checkContent(draft)).toEqual({ ok: true, fields: draft });
  expect(checkContent({ note: ' \n', steps: '' })).toEqual({
    ok: true,
    fields: { note: undefined, steps: undefined },
  });
});
