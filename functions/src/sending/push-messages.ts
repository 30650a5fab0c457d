import { groupTagOf, type Instant, instantOf, notificationLimits } from '@dayloom/domain';
import { decide, isSummary, type Moment, type NotificationContent } from '@dayloom/domain/notifications';
import { groupedBy } from '../in-groups.ts';
import { maxLateness } from '../limits.ts';
import type { PushMessage } from '../push-service.ts';
import type { Claimed } from './claim.ts';

/** One push and the notifications that it covers. */
export interface Sending {
  readonly message: PushMessage;
  readonly claimed: readonly Claimed[];
}

/** What one push shows. */
interface Shown {
  readonly content: NotificationContent;
  readonly claimed: readonly Claimed[];
}

const dueTimeOf = ({ due }: Claimed) => instantOf(due.at.toDate());

const tagOf = ({ ref, due }: Claimed) => due.tag ?? ref.id;

/** When the latest of them is due; 1970 if there are none. */
const lastOf = (claimed: readonly Claimed[]) =>
  new Date(Math.max(0, ...claimed.map(({ due }) => due.at.toMillis())));

function momentOf(one: Claimed, quietEnd: Instant): Moment {
  const { kind, item, name, title, body, lateBody, to, dueAt, startsAt } = one.due;
  const at = dueTimeOf(one);
  return {
    ...{ tag: tagOf(one), kind, item, at, words: { name, title, body, lateBody, to } },
    startsAt: startsAt ? instantOf(startsAt.toDate()) : at,
    ...(dueAt && { waitsUntil: quietEnd }),
  };
}

/** Decides as of the latest due time, because claiming has already excluded what is too late. */
function shownFor(claimed: readonly Claimed[]): readonly Shown[] {
  const byTag = new Map(claimed.map((one) => [tagOf(one), one]));
  const quietEnd = instantOf(lastOf(claimed.filter(({ due }) => due.dueAt)));
  const due = { name: 'due', moments: claimed.map((one) => momentOf(one, quietEnd)) };
  return decide({ sources: [due] }, lastOf(claimed)).show.map(({ content, moments }) => ({
    content,
    claimed: moments.flatMap(({ tag }) => byTag.get(tag) ?? []),
  }));
}

const tagsOf = (claimed: readonly Claimed[]) => claimed.map(tagOf).join(' ');

/** Whether a group's tags fit into one push. Without them it covers its whole minute. */
const fits = (claimed: readonly Claimed[]) => tagsOf(claimed).length <= notificationLimits.members;

/** The same in pushes that each list their tags, or are for one minute. */
function split(shown: Shown): readonly Shown[] {
  const { content, claimed } = shown;
  if (content.kind !== 'group' || fits(claimed)) return [shown];
  const minutes = groupedBy(claimed, (one) => groupTagOf(dueTimeOf(one)));
  return [...minutes.values()].flatMap(shownFor);
}

/**
 * Push data allows only texts. The worker uses `at` to detect a late push, and `user` to ignore pushes of other users.
 */
function sendingOf({ content, claimed }: Shown, now: number): Sending {
  const { user = '', isSilent } = claimed[0]?.due ?? {};
  const data = {
    ...{ ...content, user },
    ...(isSilent && !isSummary(content) && { silent: 'yes' }),
    ...(content.kind === 'group' && fits(claimed) && { members: tagsOf(claimed) }),
  };
  // Whole seconds until the latest of them is too late to show.
  const timeLeft = Math.floor((lastOf(claimed).getTime() + maxLateness - now) / 1000);
  return { message: { data, timeToLive: Math.max(1, timeLeft) }, claimed };
}

/**
 * The pushes to one device of one user: one per notification, or a single one if there are more than a tab would show
 * one by one. If their tags do not fit into one push, each minute gets a push.
 */
export const messagesFor = (all: readonly Claimed[], now: number): readonly Sending[] =>
  shownFor(all)
    .flatMap(split)
    .map((shown) => sendingOf(shown, now));
