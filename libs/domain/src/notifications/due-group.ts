import type { Instant } from '../brands.ts';
import { isolated } from '../texts.ts';

/** More at once are one notification: no one reads fifty, and a system may drop them. */
const mostAtOnce = 5;
const namesTold = 3;
const longestName = 60;
const minute = 60_000;

/** A moment, as far as a group needs it. */
export interface GroupMember {
  readonly tag: string;
  readonly at: Instant;
  readonly item: string;
  /** What the item is called. */
  readonly name: string;
}

/** What is said of many moments together. */
export interface DueGroup<Kind extends string = 'group'> {
  readonly tag: string;
  readonly kind: Kind;
  /** The item of the first moment, and when that was due. */
  readonly item: string;
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  readonly lateBody: string;
}

/** Whether so many for one person at once are told together. */
export const isStorm = (count: number) => count > mostAtOnce;

/** Of one minute, so that of a tab's group and a pushed one a device shows one, though one of them may know of more. */
export const groupTagOf = (first: Instant) => `group-${Math.floor(Date.parse(first) / minute).toString(36)}`;

const orderKey = ({ at, name, tag }: GroupMember) => `${at} ${name} ${tag}`;

/** By moment, then by name: the same order on every machine, whatever its language. */
const inOrder = (one: GroupMember, other: GroupMember) => (orderKey(one) < orderKey(other) ? -1 : 1);

/** The members in order, of two moments of one item the first alone. */
export function itemsInOrder(all: readonly GroupMember[]): readonly GroupMember[] {
  const items = new Map<string, GroupMember>();
  for (const member of all.toSorted(inOrder)) if (!items.has(member.item)) items.set(member.item, member);
  return [...items.values()];
}

/** '1 reminder', '6 reminders'. */
export const remindersText = (count: number) => `${count} ${count === 1 ? 'reminder' : 'reminders'}`;

/** 'Call, Yoga, Swim, +2 more'. */
export function namesOf(all: readonly GroupMember[]): string {
  const names = all.slice(0, namesTold).map(({ name }) => isolated(name.slice(0, longestName)));
  const left = all.length - names.length;
  return [...names, ...(left > 0 ? [`+${left} more`] : [])].join(', ');
}

/** One notification for many that are due together. @throws RangeError for none */
export function groupOf(due: readonly GroupMember[]): DueGroup {
  const all = itemsInOrder(due);
  const [first] = all;
  if (!first) throw new RangeError('There is no group of nothing.');
  const body = namesOf(all);
  return {
    ...{ tag: groupTagOf(first.at), kind: 'group', item: first.item, at: first.at },
    ...{ title: remindersText(all.length), body, lateBody: body },
  };
}
