import { dayRecordId, type PlanDay, planDay } from '@dayloom/domain';
import { anId } from '../records.ts';
import { type AccessCase, casesOf, creating, removing, type Subject } from './access-case.ts';

/** Records of which a user has one for each day: their id is that of the user and the day. */
export function dayCases(subject: Subject): AccessCase[] {
  const { kind, collection, fresh, users } = subject;
  if (kind.perDay === undefined) return [];
  const named = casesOf(subject);
  const record = fresh();
  const day = record[kind.perDay] as PlanDay;
  const anotherDay = planDay('2026-04-02');
  const stored = [creating(collection, record)];
  const deleted = [...stored, removing(collection, record.id)];
  const hostile = (what: string, id: string) =>
    named(`create with ${what}`, false, { stored: [], changes: [creating(collection, { ...record, id })] });
  const moved = creating(collection, { ...record, [kind.perDay]: anotherDay });
  return [
    hostile("another user's id of the day", dayRecordId(users.other, day)),
    hostile('the id of another day', dayRecordId(users.user, anotherDay)),
    hostile('the id of its user alone', users.user),
    hostile('an id of its own', anId(collection)),
    named('create over a deleted one for another day', false, { stored: deleted, changes: [moved] }),
  ];
}
