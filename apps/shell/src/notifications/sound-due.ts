import { isInstant } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import { readContent } from './read-content.ts';

/** A tag is part of the ids of receipts. */
const longestTag = 90;
/** Kinds of the shell's own notifications, of which no receipt is written. */
const own: readonly string[] = ['group', 'quiet', 'test'];

/**
 * Whether this shell can show what a module tells, and the worker take what becomes of it: a module of another release
 * may tell what no receipt can keep.
 */
export const isSoundDue = (due: DueNotification): boolean =>
  readContent(due) !== undefined &&
  due.tag.length <= longestTag &&
  !own.includes(due.kind) &&
  isInstant(due.startsAt) &&
  typeof due.name === 'string';
