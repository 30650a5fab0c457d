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

/** One notification for many that fell due together; it leads to the list of them. */
export const groupContentOf = (due: readonly GroupMember[]): NotificationContent => ({
  ...groupOf(due),
  to: paths.notifications,
});

/** One notification for what waited until the end of quiet hours. */
export const quietContentOf = (due: readonly GroupMember[], until: Instant): NotificationContent => ({
  ...quietGroupOf(due, until),
  to: paths.notifications,
});

/** Longer than any quiet hours, with a change of the clock; milliseconds. */
const longestQuiet = 25 * 3_600_000;

/** When the first of those may have been due that a notification tells of. */
export const firstOf = ({ kind, at }: NotificationContent): Instant =>
  kind === 'quiet' ? instantOf(new Date(Date.parse(at) - longestQuiet)) : at;

/** Whether it is one for many moments, each of which has a receipt of its own. */
export const tellsOfMany = ({ kind }: Pick<NotificationContent, 'kind'>) =>
  kind === 'group' || kind === 'quiet';

/** What is claimed in a group's place where it told of everything in its minute, too much for a push to name it. */
export const tagOfWhole = (groupTag: string) => `${groupTag}-all`;

/** What a device has written of those that it told in this notification: they were shown in the same moment. */
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
