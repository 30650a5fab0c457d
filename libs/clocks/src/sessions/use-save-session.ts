import { query } from '@dayloom/data';
import type { RecordIn } from '@dayloom/domain';
import { followingId } from '@dayloom/domain/clocks';
import { type Outcome, useNewId, useSave, useShell } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import {
  addSession,
  type Decided,
  editSession,
  isMoved,
  moveSession,
  type Revertible,
} from './session-changes.ts';
import type { SessionKind, SessionName } from './session-kinds.ts';

/** Adds a session by hand, or changes one, each with 'Undo'. Resolves to whether it is stored. */
export function useSaveSession<Name extends SessionName>({ facts }: SessionKind<Name>) {
  const save = useSave();
  const { id: newId } = useNewId();
  const { store, user, clock, toasts } = useShell();
  const { name } = facts;

  const read = async (id: string) => {
    const { records } = await store.get(query(name).ownedBy(user.id).byId(id));
    const [session]: readonly ({ readonly id: string } | undefined)[] = records;
    return session;
  };
  /** The id after a session's own: that of one which was moved and moved back is free again. */
  const idAfter = async (id: string): Promise<string> => {
    const next = followingId(id, 'moved');
    return (await read(next)) ? idAfter(next) : next;
  };
  const commit = ({ changes, result, undo }: Revertible, outcome: Outcome) =>
    save(changes, {
      ...outcome,
      undo: undo(result, clock.now()),
      undoNow: async () => undo(await read(result.id), clock.now()),
    });

  return {
    add: (fields: Decided) =>
      commit(addSession(newId, { ...fields, userId: user.id }), outcomeOf(facts, 'add')),
    async change(session: RecordIn<Name>, decided: Decided) {
      const outcome = outcomeOf(facts, 'update');
      if (!isMoved(session, decided)) return commit(editSession(session, decided, clock.now()), outcome);
      try {
        if (await read(session.id)) {
          const id = await idAfter(session.id);
          return await commit(moveSession(session, decided, { id, now: clock.now() }), outcome);
        }
      } catch (error) {
        toasts.error(outcome.failed, error);
        return false;
      }
      toasts.error(`${outcome.failed}: it was deleted meanwhile. Restore it before you change its time.`);
      return false;
    },
  };
}
