import type { Change } from '@dayloom/data';
import type { StoredState } from '@dayloom/data-local';
import { timerHistory } from '@dayloom/domain';
import type { Remote } from '../../protocol/remote.ts';
import { type PlantedBug, withTable } from './planted-bugs.ts';

type Patch = Extract<Change, { type: 'patch' }>;

const isOfSession = ({ collection }: Pick<Change, 'collection'>) => collection === timerHistory.name;

/** Sends other changes of sessions than the device has stored. */
const sending =
  (altered: (change: Change, all: readonly Change[]) => readonly Change[]) =>
  (remote: Remote): Remote => ({
    ...remote,
    send: (batch) =>
      remote.send({
        ...batch,
        changes: batch.changes.flatMap((change) =>
          isOfSession(change) ? altered(change, batch.changes) : [change],
        ),
      }),
  });

const patching =
  (altered: (change: Patch) => Patch) =>
  (change: Change): readonly Change[] => [change.type === 'patch' ? altered(change) : change];

const isMove = (all: readonly Change[], id: string) =>
  all.some((other) => other.type === 'create' && other.id.startsWith(`${id}-moved`));

/** Bugs that corrections of sessions, and the places that send and apply them, might have. */
export const plantedSessionBugs: readonly PlantedBug[] = [
  {
    name: 'a session that is moved stays at its old moment as well',
    remote: sending((change, all) => (change.type === 'remove' && isMove(all, change.id) ? [] : [change])),
  },
  {
    name: 'a length that the user sets is lowered only',
    remote: sending(
      patching((change) =>
        change.fields['editedAt'] === undefined
          ? change
          : { ...change, fields: { duration: change.fields['duration'], loweredFrom: 1_000_000 } },
      ),
    ),
  },
  {
    name: 'a length that a device lowers counts as one that the user sets',
    remote: sending(
      patching((change) =>
        change.fields['loweredFrom'] === undefined
          ? change
          : { ...change, fields: { ...change.fields, editedAt: '2026-03-01T00:00:00.000Z' } },
      ),
    ),
  },
  {
    name: 'a session that is for another task keeps the work of the first one',
    remote: sending(
      patching(({ fields: { workId: _work, ...fields }, ...change }) => ({
        ...change,
        fields,
        clear: change.clear.filter((field) => field !== 'workId'),
      })),
    ),
  },
  {
    name: 'a restored session stays deleted on the server',
    remote: sending((change) => (change.type === 'restore' ? [] : [change])),
  },
  {
    name: 'a device forgets that the user has set a length',
    transaction: (transaction) => ({
      ...withTable(transaction, 'base', () => ({})),
      write: (records) =>
        transaction.write(
          records.map((record) => {
            if (!isOfSession(record) || !record.state) return record;
            const { editedAt: _moment, ...fields } = record.state.fields;
            return { ...record, state: { ...record.state, fields } satisfies StoredState };
          }),
        ),
    }),
  },
];
