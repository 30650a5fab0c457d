import { isInstant } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import { readContent } from '../device/read-content.ts';

/** Receipt ids contain the tag. */
const longestTag = 90;
/** Kinds that only the shell creates; they have no receipts. */
export const ownKinds: readonly string[] = ['group', 'quiet', 'test'];

/** A module of another release may send one that cannot be shown or stored in a receipt. */
export const isValidDue = (due: DueNotification): boolean =>
  readContent(due) !== undefined &&
  due.tag.length <= longestTag &&
  !ownKinds.includes(due.kind) &&
  isInstant(due.startsAt) &&
  typeof due.name === 'string';
