import { afterChange, type Change } from '@dayloom/data';
import { keyAt, type StoredState } from '@dayloom/data-local';
import { textLimits, type UserId } from '@dayloom/domain';
import { type BaseRow, serverState } from '../../outbox/outbox.ts';
import type { MemoryServer } from '../memory-server.ts';
import type { Disk } from './disk.ts';
import type { ServerLog } from './server-log.ts';
import {
  addedIn,
  deletedIn,
  deletedTexts,
  editIn,
  linesOf,
  markedIn,
  replacedIn,
  type StepEdit,
  type StepLog,
  textOf,
  type Typed,
  typedIn,
} from './step-log.ts';

const prefix = 'tasks/';

/** The changes on top of the server's state of a record, in order. */
const pendingOn = (disk: Disk, { key, seqs }: BaseRow) =>
  disk
    .outbox()
    .filter(({ seq }) => seqs.includes(seq))
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap(({ changes, at }) => changes.map((change) => ({ change, at })))
    .filter(({ change }) => keyAt(change) === key);

/** Steps of the server, and new own ones, that a device hides although none of its pending edits deletes them. */
function hiddenSteps(state: StoredState, row: StoredState, changes: readonly Change[]): string[] {
  const edits = changes.flatMap((change) => editIn(change) ?? []);
  const texts = changes.map((change) => ('fields' in change ? change.fields['steps'] : ''));
  // A deleted day of a series is replaced, and lists that do not fit together are not merged.
  const isMerged = [state.fields['steps'], ...texts].join('\n').length <= textLimits.steps;
  if (!isMerged || changes.some(({ type }) => type !== 'patch')) return [];
  const [shown, deleted] = [linesOf(row.fields['steps']), new Set(edits.flatMap(deletedIn))];
  const due = [...linesOf(state.fields['steps']).keys(), ...edits.flatMap(addedIn).map(({ id }) => id)];
  // The id of a text that became a step of its own is not known to an edit that deletes it.
  return due.filter((id) => /^(id\d+|[abc])$/.test(id) && !deleted.has(id) && !shown.has(id));
}

/** Lists on a device that are not the server's with the pending edits. */
export function wrongLists(name: string, disk: Disk): string[] {
  return disk.base().flatMap((base) => {
    const { key, [serverState]: state, isStale } = base;
    const row = key.startsWith(prefix) ? disk.rows('tasks').get(key.slice(prefix.length)) : undefined;
    if (!row || !state || isStale) return [];
    const pending = pendingOn(disk, base);
    const due = pending.reduce<StoredState | undefined>(
      (before, { change, at }) => afterChange(change, before, at),
      state,
    );
    const changes = pending.map(({ change }) => change);
    return [
      ...(due?.fields['steps'] === row.fields['steps'] ? [] : [`${name} has other steps of ${key} than due`]),
      ...hiddenSteps(state, row, changes).map((id) => `${name} hides the step ${id} of ${key}`),
    ];
  });
}

/** Ids of steps that may have got two texts at once, of which the second became a step of its own. */
function contested(edits: readonly StepEdit[]): ReadonlySet<string> {
  const changed = edits.flatMap((edit) => typedIn(edit).flatMap(({ id }) => (edit.base.has(id) ? [id] : [])));
  return new Set(changed.filter((id, index) => changed.indexOf(id) !== index));
}

/** The differences between the list of a task and its edits. @param notes the texts of all notes */
function differences(steps: unknown, edits: readonly StepEdit[], notes: string): string[] {
  const lines = linesOf(steps);
  const texts = new Set([...lines.values()].map(({ text }) => text));
  const [deleted, replaced] = [new Set(edits.flatMap(deletedIn)), new Set(edits.flatMap(replacedIn))];
  const goneTexts = deletedTexts(edits);
  const isSafe = ({ id, text }: Typed) => deleted.has(id) || goneTexts.has(text) || notes.includes(text);
  const gone = edits
    .flatMap(typedIn)
    .filter((one) => !isSafe(one) && !texts.has(one.text) && !replaced.has(one.text))
    .map(({ id, text }) => `lost the text '${text}' of the step ${id}`);
  // A list that could not be merged is in a note, and the other one counts as it is.
  if (/[☐☑] /.test(notes)) return gone;
  const missing = edits.flatMap(addedIn).filter((one) => !isSafe(one) && !lines.has(one.id));
  const [unsure, marks] = [contested(edits), new Map(edits.flatMap(markedIn))];
  // Where a device had both texts of a step, the replaced one can stay as a step of its own.
  const unsureTexts = new Set(edits.flatMap(typedIn).flatMap(({ id, text }) => (unsure.has(id) ? text : [])));
  const isBack = (text: string) => replaced.has(text) && !unsureTexts.has(text);
  return [
    ...gone,
    ...missing.map(({ id }) => `lost the step ${id}`),
    ...[...lines].flatMap(([id, { mark, text }]) => [
      ...(isBack(text) ? [`has the replaced text '${text}' of the step ${id}`] : []),
      ...(deleted.has(id) && !unsure.has(id) ? [`has the deleted step ${id} again`] : []),
      ...((marks.get(id) ?? mark) === mark || unsure.has(id) ? [] : [`lost the last mark of the step ${id}`]),
    ]),
  ];
}

/** New steps and texts that are lost, deleted steps that are back, and marks that are not the last ones. */
export function lostSteps(server: MemoryServer, log: ServerLog, steps: StepLog, user: UserId): string[] {
  const records = new Map(server.all('tasks', user).map(({ id, fields }) => [id, fields]));
  const edited = log
    .changes()
    .flatMap((change) => (change.type === 'patch' ? (change.base?.['content'] ?? []) : []));
  const notes = server
    .all('notes', user)
    .map(({ fields }) => textOf(fields['content']))
    .concat(edited);
  return [...steps.accepted(log)].flatMap(([task, edits]) => {
    const fields = records.get(task);
    if (!fields) return [];
    return differences(fields['steps'], edits, notes.join('\n')).map((what) => `${task} ${what}`);
  });
}
