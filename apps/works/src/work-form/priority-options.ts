import { priorities, priorityGlyphs, priorityNames } from '@dayloom/domain';

export const priorityOptions = priorities.map((priority) => ({
  value: priority,
  label: priorityNames[priority],
  glyph: priorityGlyphs[priority],
  tone: priority,
}));
