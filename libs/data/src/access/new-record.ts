import {
  type Collection,
  dayInMilliseconds,
  type Instant,
  instantOf,
  momentFields,
  type UserId,
  whyInvalid,
} from '@dayloom/domain';
import type { StoredFields } from './record-state.ts';
import { hasIdOfDay, isForeign } from './ownership.ts';
import { denied, invalid } from './access-errors.ts';

/** Device clocks differ, so a timestamp may be up to one day in the future. */
export function lateField(kind: Collection, fields: StoredFields, now: Instant): string | undefined {
  const latest = instantOf(new Date(Date.parse(now) + dayInMilliseconds));
  return momentFields(kind).find((field) => {
    const moment = fields[field];
    return typeof moment === 'string' && moment > latest;
  });
}

export function whyTooLate(kind: Collection, fields: StoredFields, now: Instant) {
  const late = lateField(kind, fields, now);
  return late === undefined ? undefined : denied(`${kind.name}: ${late} is in the future`);
}

/** All counters increase together and by the same whole number, also those of a new record. */
export function whyAmountDenied(kind: Collection, by: StoredFields) {
  const counters = Object.keys(kind.entries).filter((field) => field !== 'userId');
  const amount = Number(by[counters[0] ?? '']);
  const isTogether =
    Object.keys(by).every((field) => counters.includes(field)) &&
    counters.every((field) => by[field] === amount);
  const { maxIncrement = 1 } = kind;
  const isInRange = Number.isInteger(amount) && amount >= 1 && amount <= maxIncrement;
  return isTogether && isInRange
    ? undefined
    : denied(`${kind.name}: all counters rise together, by 1 to ${maxIncrement}`);
}

/** A new record must have its initial values, and the account's e-mail. */
function whyStartDenied(kind: Collection, fields: StoredFields, email: string | undefined) {
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

/** Why a record with these fields may not be created. Its parent is checked elsewhere. */
export function whyNewDenied(
  kind: Collection,
  id: string,
  fields: StoredFields,
  { user, email, now }: Maker,
) {
  const reason = whyInvalid(kind, { ...fields });
  if (reason !== undefined) return invalid(`${kind.name}: ${reason}`);
  if (isForeign(kind, id, fields, user)) return denied('A new record must carry its own user');
  if (!hasIdOfDay(kind, id, fields, user))
    return denied(`${kind.name}: the id is not that of the user's day`);
  const { userId: _owner, ...counters } = fields;
  const amountError = kind.changes === 'increment-all' ? whyAmountDenied(kind, counters) : undefined;
  return amountError ?? whyTooLate(kind, fields, now) ?? whyStartDenied(kind, fields, email);
}
