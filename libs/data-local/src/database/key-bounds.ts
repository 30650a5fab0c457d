import type { Filter } from '@dayloom/data';
import { type Key, keyOf } from './rows.ts';

/** A position in an index: at `value`, or just after all keys that begin with it. */
interface Edge {
  readonly value: Key;
  readonly after: boolean;
}

/** Bounds of index keys; the lower bound is inclusive, the upper one exclusive. */
export interface KeyBounds {
  readonly lower: IDBValidKey[];
  readonly upper: IDBValidKey[];
}

/** Compares as IndexedDB does: numbers before strings, strings by UTF-16 code units. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

const compare = (a: Edge, b: Edge) => compareKeys(a.value, b.value) || Number(a.after) - Number(b.after);
const edgeOf = ({ is, value }: Filter): Edge => ({ value: keyOf(value), after: is === '>' || is === '<=' });

// An array sorts after all strings and numbers, so [..., x, []] follows all keys that begin with [..., x].
const keyAt = (prefix: readonly Key[], { value, after }: Edge): IDBValidKey[] =>
  after ? [...prefix, value, []] : [...prefix, value];

/** The bounds of the keys that begin with `prefix` and continue within the ranges; undefined if no key can match. */
export function boundsOf(prefix: readonly Key[], ranges: readonly Filter[]): KeyBounds | undefined {
  const edges = (sign: '<' | '>') => {
    const ofSign = ranges.filter(({ is }) => is.startsWith(sign));
    return ofSign.map(edgeOf).sort(compare);
  };
  const low = edges('>').at(-1);
  const high = edges('<')[0];
  if (low && high && compare(low, high) >= 0) return undefined;
  return {
    lower: low ? keyAt(prefix, low) : [...prefix],
    upper: high ? keyAt(prefix, high) : [...prefix, []],
  };
}
