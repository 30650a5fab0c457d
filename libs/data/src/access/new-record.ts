import {
  type Collection,
  dayInMilliseconds,
  type Instant,
  instantOf,
  momentFields,
  type UserId,
  whyInvalid,
} from '@dayloom/domain';
import type { StoredFields } from './after-change.ts';
import { isForeign } from './ownership.ts';
import { denied, invalid } from './refusals.ts';

/** Clocks differ: a moment may lie up to a day ahead. */
export function whyTooLate(kind: Collection, fields: StoredFields, now: Instant) {
  const latest = instantOf(new Date(Date.parse(now) + dayInMilliseconds));
  const late = momentFields(kind).find((field) => {
    const moment = fields[field];
    return typeof moment === 'string' && moment > latest;
  });
  return late === undefined ? undefined : denied(`${kind.name}: ${late} lies in the future`);
}

/** Counters rise together, all by the same whole number; those of a new record begin in the same way. */
export function whyStepRefused(kind: Collection, by: StoredFields) {
  const counters = Object.keys(kind.entries).filter((field) => field !== 'userId');
  const step = Number(by[counters[0] ?? '']);
  const isTogether =
    Object.keys(by).every((field) => counters.includes(field)) &&
    counters.every((field) => by[field] === step);
  const { mostRaised = 1 } = kind;
  const isInRange = Number.isInteger(step) && step >= 1 && step <= mostRaised;
  return isTogether && isInRange
    ? undefined
    : denied(`${kind.name}: all counters rise together, by 1 to ${mostRaised}`);
}

/** What a new record starts with: its own values, and the account's e-mail. */
function whyStartRefused(kind: Collection, fields: StoredFields, email: string | undefined) {
  const other = Object.keys(kind.initial).find((field) => fields[field] !== kind.initial[field]);
  if (other !== undefined) return denied(`${kind.name}: ${other} starts otherwise`);
  const named = kind.accountEmail && String(fields[kind.accountEmail]);
  return named === undefined || email === undefined || named.toLowerCase() === email.toLowerCase()
    ? undefined
    : denied("The e-mail is not the account's");
}

interface Maker {
  readonly user: UserId;
  readonly email?: string;
  readonly now: Instant;
}

/** Why a record with these fields may not be made, its parent aside. */
export function whyNewRefused(
  kind: Collection,
  id: string,
  fields: StoredFields,
  { user, email, now }: Maker,
) {
  const reason = whyInvalid(kind, { ...fields });
  if (reason !== undefined) return invalid(`${kind.name}: ${reason}`);
  if (isForeign(kind, id, fields, user)) return denied('A new record must carry its own user');
  const { userId: _owner, ...counters } = fields;
  const stepRefused = kind.changes === 'increment-all' ? whyStepRefused(kind, counters) : undefined;
  return stepRefused ?? whyTooLate(kind, fields, now) ?? whyStartRefused(kind, fields, email);
}
