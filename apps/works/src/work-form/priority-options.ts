import { priorities, priorityGlyphs, priorityNames } from '@dayloom/domain';

/** The three priorities as options: label, sign and colour. */
export const priorityOptions = priorities.map((priority) => ({
  value: priority,
  label: priorityNames[priority],
  glyph: priorityGlyphs[priority],
  tone: priority,
}));
