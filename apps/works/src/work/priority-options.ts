import { priorities, priorityGlyphs, priorityNames } from '@dayloom/domain';

/** The three priorities as a choice: word, sign and colour. */
export const priorityOptions = priorities.map((priority) => ({
  value: priority,
  label: priorityNames[priority],
  glyph: priorityGlyphs[priority],
  tone: priority,
}));
