import type { Filter } from '@dayloom/data';
import { type Key, keyOf } from './rows.ts';

/** A place in an index: at `value`, or just after everything that begins with it. */
interface Edge {
  readonly value: Key;
  readonly after: boolean;
}

/** Bounds of index keys: the lower one belongs to the range, the upper one does not. */
export interface KeyBounds {
  readonly lower: IDBValidKey[];
  readonly upper: IDBValidKey[];
}

/** The order of IndexedDB: numbers before texts, texts by UTF-16 units. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

const compare = (a: Edge, b: Edge) => compareKeys(a.value, b.value) || Number(a.after) - Number(b.after);
const edgeOf = ({ is, value }: Filter): Edge => ({
  value: keyOf(value),
  after: is === '>' || is === '<=',
});

// An array sorts after every text and number, so [..., x, []] lies behind all keys that begin with [..., x].
const keyAt = (prefix: readonly Key[], { value, after }: Edge): IDBValidKey[] =>
  after ? [...prefix, value, []] : [...prefix, value];

/** The keys that begin with `prefix` and go on within the ranges, or undefined when there can be none. */
export function boundsOf(prefix: readonly Key[], ranges: readonly Filter[]): KeyBounds | undefined {
  const low = ranges
    .filter(({ is }) => is.startsWith('>'))
    .map(edgeOf)
    .sort(compare)
    .at(-1);
  const high = ranges
    .filter(({ is }) => is.startsWith('<'))
    .map(edgeOf)
    .sort(compare)[0];
  if (low && high && compare(low, high) >= 0) return undefined;
  return {
    lower: low ? keyAt(prefix, low) : [...prefix],
    upper: high ? keyAt(prefix, high) : [...prefix, []],
  };
}
