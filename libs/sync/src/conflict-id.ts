import type { Batch } from './remote.ts';

/** Characters of an id. */
const longest = 128;

/**
 * The id of the note that keeps another text beside: the same however often the batch is sent.
 * @param change position in the batch of the change that met the text
 * @param text which of that change's texts, from 0
 */
export function conflictId({ ids: [entry = ''] }: Pick<Batch, 'ids'>, change: number, text: number): string {
  const end = text === 0 ? `-${change}` : `-${change}-${text}`;
  const start = `conflict-${entry.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`;
  return start.slice(0, longest - end.length) + end;
}
