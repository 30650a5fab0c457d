import type { Batch } from './remote.ts';

/** Longest allowed id, in characters. */
const maxLength = 128;

/**
 * The id of the note that keeps the other text of a conflict. The same however often the batch is sent.
 * @param change position in the batch of the change that caused the conflict
 * @param text which of that change's texts, from 0
 */
export function conflictId({ ids: [entry = ''] }: Pick<Batch, 'ids'>, change: number, text: number): string {
  const end = text === 0 ? `-${change}` : `-${change}-${text}`;
  const start = `conflict-${entry.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`;
  return start.slice(0, maxLength - end.length) + end;
}
