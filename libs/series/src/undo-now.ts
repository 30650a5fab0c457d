import { type Change, create } from '@dayloom/data';
import { type Repeat, repeatFacts } from '@dayloom/domain';
import { editOf, type Outcome, type Shell } from '@dayloom/platform';
import type { Revertible } from './day-changes.ts';
import { segmentsNow } from './use-segments.ts';
import type { Segments } from './series-kind.ts';

const isSegment = ({ collection }: Change) => collection === 'repeats';
const shownFields = ['title', 'time', 'endTime', 'note', 'steps'] as const;

type Values = Readonly<Record<string, unknown>>;
type Made = Values & { readonly id: string };

function valuesAfter(values: Values, change: Change): Values {
  if (change.type === 'create') return change.fields;
  if (change.type !== 'patch') return values;
  const after = Object.entries({ ...values, ...change.fields });
  return Object.fromEntries(after.filter(([name]) => !change.clear.includes(name)));
}

/** The segment with which the changes go on, as they leave it; undefined if they only remove some. */
function madeBy(segments: Segments, changes: readonly Change[]): Made | undefined {
  const id = changes.find((change) => isSegment(change) && change.type !== 'remove')?.id;
  if (id === undefined) return undefined;
  const own = changes.filter((change) => isSegment(change) && change.id === id);
  return { ...own.reduce(valuesAfter, { ...segments.find((segment) => segment.id === id) }), id };
}

/** What title, times, note and steps have become since then. */
const changedSince = (made: Made, current: Repeat) =>
  Object.fromEntries(
    shownFields.flatMap((name) => (current[name] === made[name] ? [] : [[name, current[name]]])),
  );

/** Adds a removed segment as it was, also if it was begun and removed again since; one that exists stays. */
function undoRemoval(segments: Segments, change: Change): Change {
  const removed = isSegment(change) && segments.find(({ id }) => id === change.id);
  if (!removed) return change;
  const { id, ...fields } = removed;
  return create('repeats', id, fields);
}

/**
 * What 'Undo' of a change of a series reverts as the series is by then. What was decided later counts from its day on:
 * it stays, and a removed segment that it concerns stays removed.
 * @param segments those before the change
 * @param now those that exist when it is reverted
 */
export function undoNow(
  segments: Segments,
  { changes, undo }: Revertible,
  now: readonly Repeat[],
): readonly Change[] {
  const made = madeBy(segments, changes);
  if (!made) return undo.map((change) => undoRemoval(segments, change));
  const current = now.find(({ id }) => id === made.id);
  if (!current || current.rule !== made['rule'] || current.first !== made['first'])
    return undo.filter((change) =>
      isSegment(change) ? !current && change.type !== 'restore' : now.length === 0 || change.type !== 'patch',
    );
  const isReplaced = ({ first }: Repeat) =>
    now.some((later) => later.id !== current.id && later.first > current.first && later.first <= first);
  return undo.flatMap((change) => {
    const removed =
      isSegment(change) && change.type === 'restore' && segments.find(({ id }) => id === change.id);
    if (!removed) return [change];
    return isReplaced(removed) ? [] : [change, ...editOf(repeatFacts, removed, changedSince(made, current))];
  });
}

/** The undo of a saved change of a series. */
export const undoing = (
  shell: Pick<Shell, 'store' | 'user'>,
  segments: Segments,
  revertible: Revertible,
): Pick<Outcome, 'undo' | 'undoNow'> => ({
  undo: revertible.undo,
  undoNow: async () => undoNow(segments, revertible, (await segmentsNow(shell, segments[0].series)) ?? []),
});
