import { type Change, increment, remove, restore } from '@dayloom/data';
import type { Instant, UserId } from '@dayloom/domain';
import { editedAfter } from '@dayloom/domain/sessions';
import { stepOfAll } from '../engine/clock-changes.ts';
import type { SessionName } from './session-kinds.ts';

/** A session of either kind: one of the meditation has a `date`. */
interface Session {
  readonly id: string;
  readonly editedAt?: Instant;
}
/** What a form decides; undefined clears an optional field. */
export type Decided = Readonly<Record<string, unknown>>;

/** Changes, and those that revert them as the session is by then. */
export interface Revertible {
  readonly changes: readonly Change[];
  /** The session after them. */
  readonly result: Session;
  /** @param current the session as it is stored; undefined if it was deleted meanwhile */
  readonly undo: (current: Session | undefined, now: Date) => readonly Change[];
}

/** A task and its titles are one choice: they change together. */
const purposes = ['taskId', 'workId', 'about', 'workTitle'];
const choices = [['duration'], ['note'], purposes] as const;
/** With another one it becomes another session. */
const endFields = ['createdAt', 'date'];

export const collectionOf = (session: object): SessionName =>
  'date' in session ? 'meditationSessions' : 'timerHistory';

const valueOf = (of: object, field: string): unknown => (of as Decided)[field];
const differ = (a: object, b: object, fields: readonly string[]) =>
  fields.some((field) => valueOf(a, field) !== valueOf(b, field));
const defined = (fields: Decided) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Writes those of the fields that differ from the stored session; none if nothing differs. */
function patchOf(session: Session, decided: Decided, now: Date): readonly Change[] {
  const after = { ...session, ...decided };
  const written = choices.flatMap((fields) => (differ(session, after, fields) ? [...fields] : []));
  if (written.length === 0) return [];
  const values = Object.fromEntries(written.map((field) => [field, valueOf(after, field)]));
  const along = written.includes('duration') ? { editedAt: editedAfter(session.editedAt, now) } : {};
  return [
    {
      type: 'patch',
      collection: collectionOf(session),
      id: session.id,
      fields: { ...defined(values), ...along },
      clear: written.filter((field) => values[field] === undefined),
    },
  ];
}

const creating = (id: string, fields: object): Change => ({
  type: 'create',
  collection: collectionOf(fields),
  id,
  fields: { ...fields },
});

/** A session by hand. A sitting counts as one that was timed; taking it back changes no counter. */
export function addSession(id: string, fields: { readonly userId: UserId }): Revertible {
  const counted =
    'date' in fields
      ? [increment('meditationStats', fields.userId, stepOfAll, { userId: fields.userId })]
      : [];
  return {
    changes: [creating(id, fields), ...counted],
    result: { ...fields, id },
    undo: (current) => (current ? [remove(collectionOf(fields), id)] : []),
  };
}

/** Changes length, task and note. What was changed again since then stays when it is reverted. */
export function editSession(session: Session, decided: Decided, now: Date): Revertible {
  const after = { ...session, ...decided };
  return {
    changes: patchOf(session, decided, now),
    result: { ...after, editedAt: editedAfter(session.editedAt, now) },
    undo: (current, then) => {
      if (!current) return [];
      const own = choices.flatMap((fields) => (differ(after, current, fields) ? [] : [...fields]));
      return patchOf(current, Object.fromEntries(own.map((field) => [field, valueOf(session, field)])), then);
    },
  };
}

export const isMoved = (session: Session, decided: Decided) =>
  differ(session, { ...session, ...decided }, endFields);

/**
 * Another moment is another session: its own never changes. Reverted, the first one comes back with what was changed
 * since then, unless the other is gone.
 * @param id of the other session
 */
export function moveSession(
  session: Session,
  decided: Decided,
  { id, now }: { readonly id: string; readonly now: Date },
): Revertible {
  const { id: _, ...fields } = session;
  const moved = defined({ ...fields, ...decided, editedAt: editedAfter(session.editedAt, now) });
  const name = collectionOf(session);
  return {
    changes: [creating(id, moved), remove(name, session.id)],
    result: { ...moved, id },
    undo: (current, then) => {
      if (!current) return [];
      const since = choices.flatMap((names) => (differ(moved, current, names) ? [...names] : []));
      const later = Object.fromEntries(since.map((field) => [field, valueOf(current, field)]));
      return [remove(name, id), restore(name, session.id), ...patchOf(session, later, then)];
    },
  };
}
