import type { Change } from '@dayloom/data';
import { keyAt, type RecordRef, type StoredState, type Table } from '@dayloom/data-local';
import { readSteps, stepsText } from '@dayloom/domain/steps';
import { type BaseRow, type OutboxEntry, serverState } from '../../outbox/outbox.ts';
import type { Remote } from '../../protocol/remote.ts';
import type { Disk } from './disk.ts';
import type { MemoryTransaction } from './memory-transaction.ts';
import { type PlantedBug, withTable } from './planted-bugs.ts';
import { textOf } from './step-log.ts';

/** The change with another base of its steps; undefined takes it away. */
function withBase(change: Change, baseOf: (base: string, made: string) => string | undefined): Change {
  if (change.type !== 'patch' || change.base?.['steps'] === undefined) return change;
  const { steps: opened, ...others } = change.base;
  const steps = baseOf(opened, textOf(change.fields['steps']));
  return { ...change, base: { ...others, ...(steps !== undefined && { steps }) } };
}

const sending =
  (altered: (change: Change) => Change) =>
  (remote: Remote): Remote => ({
    ...remote,
    send: (batch) => remote.send({ ...batch, changes: batch.changes.map(altered) }),
  });

const idsIn = (steps: unknown) => readSteps(textOf(steps)).map(({ id }) => id);
const keptIn = (steps: string, ids: readonly string[]) =>
  stepsText(readSteps(steps).filter(({ id }) => ids.includes(id)));

const stepsIn = (change: Change) => ('fields' in change ? idsIn(change.fields['steps']) : []);

/** Gives the steps that the device itself derived other ids than the server will. */
function renaming(transaction: MemoryTransaction, disk: Disk) {
  const known = new Set(disk.outbox().flatMap(({ changes }) => changes.flatMap(stepsIn)));
  return async <T extends RecordRef & { readonly state: StoredState | undefined }>(record: T): Promise<T> => {
    const base = await transaction.table<BaseRow>('base').get(keyAt(record));
    const steps = record.state?.fields['steps'];
    if (!base || !record.state || typeof steps !== 'string') return record;
    const ofServer = idsIn(base[serverState]?.fields['steps']);
    const renamed = readSteps(steps).map((step) =>
      known.has(step.id) || ofServer.includes(step.id) ? step : { ...step, id: `r${step.id}`.slice(0, 12) },
    );
    return {
      ...record,
      state: { ...record.state, fields: { ...record.state.fields, steps: stepsText(renamed) } },
    };
  };
}

/** Bugs that the merge of steps might have, and the places that call it. */
export const plantedStepBugs: readonly PlantedBug[] = [
  {
    name: 'steps are joined without what was deleted',
    remote: sending((change) => withBase(change, (base, made) => keptIn(base, idsIn(made)))),
  },
  {
    name: 'of two lists of steps the later one counts',
    remote: sending((change) => withBase(change, () => undefined)),
  },
  {
    name: 'a list of steps is merged as if both had begun with none',
    remote: sending((change) => withBase(change, () => '')),
  },
  {
    name: 'own steps are not merged when they are applied to the server state again',
    transaction: (transaction) =>
      withTable(transaction, 'outbox', (table: Table<OutboxEntry>) => ({
        async get(key) {
          const entry = await table.get(key);
          return (
            entry && { ...entry, changes: entry.changes.map((change) => withBase(change, () => undefined)) }
          );
        },
      })),
  },
  {
    name: 'a merged list is sent with the list that the editor was opened with as its base',
    stored: (made, opened) => ({ ...made, ...(opened.base && { base: opened.base }) }),
  },
  {
    name: 'what an editor saves is sent as typed, not as merged',
    stored: (made, opened) => ({ ...opened, ...(made.base && { base: made.base }) }),
  },
  {
    name: 'a second text of a step gets another id on each device',
    transaction(transaction, disk) {
      const renamed = renaming(transaction, disk);
      return {
        ...withTable(transaction, 'base', () => ({})),
        write: async (records) => transaction.write(await Promise.all(records.map(renamed))),
      };
    },
  },
];
