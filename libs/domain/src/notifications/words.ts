import type { Instant } from '../brands.ts';
import { groupOf, groupTagOf, type GroupMember, quietGroupOf, quietTagOf } from './due-group.ts';
import type { NotificationContent } from './on-device.ts';
import { listPath } from './list-path.ts';
import type { Moment } from './state.ts';

const memberOf = ({ tag, at, item, words: { name } }: Moment): GroupMember => ({ tag, at, item, name });

export function contentOf({ tag, kind, item, at, words }: Moment): NotificationContent {
  const { title, body, lateBody, to } = words;
  return { tag, kind, item, at, title, body, lateBody, to };
}

/** One notification for many moments. @param until the end of the quiet hours for which they have waited, if any */
export function summaryOf(moments: readonly Moment[], until?: Instant): NotificationContent {
  const members = moments.map(memberOf);
  return { ...(until === undefined ? groupOf(members) : quietGroupOf(members, until)), to: listPath };
}

/** Whether the notification covers many moments, each with its own receipt. */
export const isSummary = ({ kind }: Pick<NotificationContent, 'kind'>) =>
  kind === 'group' || kind === 'quiet';

/** The tag that a push claims for its whole minute when the group is too large to list its members. */
export const tagOfWhole = (groupTag: string) => `${groupTag}-all`;

/** The tags whose claims say whether this device has shown a moment, alone or in a summary. */
export const claimTagsOf = ({ tag, at }: Moment, quietEnd: Instant): readonly string[] => [
  ...[tag, tagOfWhole(groupTagOf(at)), quietTagOf(quietEnd)],
];
