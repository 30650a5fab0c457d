// A separate entry point, loaded by the shell with the quick add line and by no module.
export type { Doubt } from './understand.ts';
export {
  type QuickAddKind,
  type QuickAddPart,
  type QuickAddReading,
  readQuickAdd,
} from './read-quick-add.ts';
export type { TaggedWork } from './work-tag.ts';
