import { groupOf, groupTagOf, type Instant, instantOf, isStorm, notificationLimits } from '@dayloom/domain';
import { quietGroupOf } from '@dayloom/domain/settings';
import { groupedBy } from '../in-groups.ts';
import { maxLateness } from '../limits.ts';
import type { PushMessage } from '../push-service.ts';
import type { Claimed } from './claim.ts';

/** One push and the notifications that it covers. */
export interface Sending {
  readonly message: PushMessage;
  readonly claimed: readonly Claimed[];
}

const momentOf = ({ due }: Claimed) => instantOf(due.at.toDate());

/** Whole seconds until the latest notification is too late to show. */
const timeToLive = (claimed: readonly Claimed[], now: number) =>
  Math.max(
    1,
    Math.floor((Math.max(...claimed.map(({ due }) => due.at.toMillis())) + maxLateness - now) / 1000),
  );

/**
 * Push data allows only texts. The worker uses `at` to detect a late push, and `user` to ignore pushes of other users.
 */
function single(one: Claimed, now: number): Sending {
  const { kind, item, title, body, lateBody, to, user, isSilent } = one.due;
  const fields = { tag: one.ref.id, kind, item, at: momentOf(one), title, body, lateBody, to, user };
  const data = { ...fields, ...(isSilent && { silent: 'yes' }) };
  return { message: { data, timeToLive: timeToLive([one], now) }, claimed: [one] };
}

const memberOf = (one: Claimed) => ({
  ...{ tag: one.ref.id, at: momentOf(one), item: one.due.item },
  name: one.due.name,
});

/** One push for everything delayed by quiet hours. Only the tag marks it as such, as in an open tab. */
function afterQuiet(waited: readonly Claimed[], now: number): Sending {
  const [last = ''] = waited.map(momentOf).toSorted().slice(-1);
  const fields = quietGroupOf(waited.map(memberOf), last as Instant);
  const data = { ...fields, to: '/notifications', user: waited[0]?.due.user ?? '' };
  return { message: { data, timeToLive: timeToLive(waited, now) }, claimed: waited };
}

const namesOf = (claimed: readonly Claimed[]) => claimed.map(({ ref }) => ref.id).join(' ');

/** Whether the tags of all of them fit into one push. */
const fits = (claimed: readonly Claimed[]) => namesOf(claimed).length <= notificationLimits.members;

/** Without a list of tags, where they do not fit, the push covers its whole minute. */
function together(claimed: readonly Claimed[], now: number): Sending {
  const { tag, kind, item, at, title, body, lateBody } = groupOf(claimed.map(memberOf));
  const user = claimed[0]?.due.user ?? '';
  const data = { tag, kind, item, at, title, body, lateBody, to: '/notifications', user };
  const members = fits(claimed) && { members: namesOf(claimed) };
  return { message: { data: { ...data, ...members }, timeToLive: timeToLive(claimed, now) }, claimed };
}

/**
 * The pushes to one device of one user: one per notification, or a single one if there are more than a tab would show
 * one by one. If their tags do not fit into one push, each minute gets a push.
 */
export function messagesFor(all: readonly Claimed[], now: number): readonly Sending[] {
  const waited = all.filter(({ due }) => due.dueAt);
  const punctual = all.filter(({ due }) => !due.dueAt);
  return [...(waited.length > 0 ? [afterQuiet(waited, now)] : []), ...messagesOf(punctual, now)];
}

function messagesOf(claimed: readonly Claimed[], now: number): readonly Sending[] {
  if (!isStorm(claimed.length)) return claimed.map((one) => single(one, now));
  if (fits(claimed)) return [together(claimed, now)];
  const minutes = groupedBy(claimed, (one) => groupTagOf(momentOf(one)));
  return [...minutes.values()].flatMap((ofMinute) =>
    isStorm(ofMinute.length) ? [together(ofMinute, now)] : ofMinute.map((one) => single(one, now)),
  );
}
