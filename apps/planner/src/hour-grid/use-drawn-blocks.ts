import type { GridBlock } from '@dayloom/domain';
import { useMemo } from 'react';
import { useDrawnPart } from './use-drawn-part.ts';

type Columns<A> = readonly (readonly GridBlock<A>[])[];

const blocksPerFrame = 20;

/** As many blocks as are drawn, from the first column on. */
function firstBlocks<A>(columns: Columns<A>, drawn: number): Columns<A> {
  let left = drawn;
  return columns.map((blocks) => {
    const first = blocks.slice(0, left);
    left -= first.length;
    return first;
  });
}

/** The blocks of each column that are drawn by now: a full week does not block the page. */
export function useDrawnBlocks<A>(columns: Columns<A>): Columns<A> {
  const drawn = useDrawnPart(columns.flat().length, blocksPerFrame);
  return useMemo(() => firstBlocks(columns, drawn), [columns, drawn]);
}
