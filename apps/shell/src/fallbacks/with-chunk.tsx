import type { ReactNode } from 'react';
import { type Chunk, useChunk } from '../loader/chunk.ts';
import { ScreenLoading } from './screen-loading.tsx';

interface WithChunkProps<Exports> {
  readonly chunk: Chunk<Exports>;
  /** What stands in its place until it is there; grey rows of a whole screen unless it is told. */
  readonly loading?: ReactNode;
  readonly children: (exports: Exports) => ReactNode;
}

/** Draws what a chunk exports. What failed is thrown, and asked for again by whoever draws it the next time. */
export function WithChunk<Exports>({
  chunk,
  loading = <ScreenLoading />,
  children,
}: WithChunkProps<Exports>) {
  const exports = useChunk(chunk);
  return exports ? children(exports) : loading;
}
