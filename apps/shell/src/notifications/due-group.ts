import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import {
  type GroupMember,
  groupOf,
  groupTagOf,
  type Instant,
  instantOf,
  isStorm,
  type Receipt,
} from '@dayloom/domain';
import { quietGroupOf } from '@dayloom/domain/settings';
import { paths } from '../paths.ts';

/** One notification for many that are due together. It opens the list of notifications. */
export const groupContentOf = (due: readonly GroupMember[]): NotificationContent => ({
  ...groupOf(due),
  to: paths.notifications,
});

/** One notification for everything that waited until the end of quiet hours. */
export const quietContentOf = (due: readonly GroupMember[], until: Instant): NotificationContent => ({
  ...quietGroupOf(due, until),
  to: paths.notifications,
});

/** Longer than any quiet hours, including a change to or from summer time. Milliseconds. */
const maxQuietTime = 25 * 3_600_000;

/** The earliest time at which a moment in this notification may have been due. */
export const firstOf = ({ kind, at }: NotificationContent): Instant =>
  kind === 'quiet' ? instantOf(new Date(Date.parse(at) - maxQuietTime)) : at;

/** Whether the notification covers many moments, each with its own receipt. */
export const isSummary = ({ kind }: Pick<NotificationContent, 'kind'>) =>
  kind === 'group' || kind === 'quiet';

/** The tag that a push claims for its whole minute when the group is too large to list its members. */
export const tagOfWhole = (groupTag: string) => `${groupTag}-all`;

/** A device's receipts of the moments in this notification. They share one `shownAt`. */
export function membersOf(
  content: NotificationContent,
  receipts: readonly Receipt[],
  device: string,
): readonly Receipt[] {
  const { tag, kind, at: until } = content;
  if (kind === 'quiet')
    return receipts.filter(
      (receipt) =>
        receipt.device === device &&
        receipt.reason === 'quiet' &&
        receipt.at < until &&
        receipt.at >= firstOf(content),
    );
  const own = receipts.filter((receipt) => receipt.device === device && receipt.shownAt !== undefined);
  const ofMinute = own.filter(({ at }) => groupTagOf(at as Instant) === tag);
  return [...new Set(ofMinute.map(({ shownAt }) => shownAt))]
    .map((time) => own.filter(({ shownAt }) => shownAt === time))
    .filter((together) => isStorm(together.length))
    .flat();
}
