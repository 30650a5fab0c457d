import type { GridBlock } from '@dayloom/domain';
import { useMemo } from 'react';
import { useDrawnPart } from './use-drawn-part.ts';

type Columns<A> = readonly (readonly GridBlock<A>[])[];

const blocksPerFrame = 20;

/** The first `drawn` blocks, starting from the first column. */
function firstBlocks<A>(columns: Columns<A>, drawn: number): Columns<A> {
  let left = drawn;
  return columns.map((blocks) => {
    const first = blocks.slice(0, left);
    left -= first.length;
    return first;
  });
}

/** The blocks of each column that are rendered so far; rendered in parts, so that a full week does not block the page. */
export function useDrawnBlocks<A>(columns: Columns<A>): Columns<A> {
  const drawn = useDrawnPart(columns.flat().length, blocksPerFrame);
  return useMemo(() => firstBlocks(columns, drawn), [columns, drawn]);
}
