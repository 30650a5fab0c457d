// A door of its own beside the domain's: the shell loads it with the line of quick add, and no module ever does.
export type { Mismatch } from './understand.ts';
export {
  type QuickAddKind,
  type QuickAddPart,
  type QuickAddReading,
  readQuickAdd,
} from './read-quick-add.ts';
export type { TaggedWork } from './work-tag.ts';
