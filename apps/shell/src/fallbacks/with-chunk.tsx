import type { ReactNode } from 'react';
import { type Chunk, useChunk } from '@dayloom/platform/late';
import { ScreenLoading } from './screen-loading.tsx';

interface WithChunkProps<Exports> {
  readonly chunk: Chunk<Exports>;
  /** Shown until the code is loaded; by default skeleton rows of a whole screen. */
  readonly loading?: ReactNode;
  readonly children: (exports: Exports) => ReactNode;
}

/** Renders what a chunk exports. A failed load is thrown, and retried by the next render of the chunk. */
export function WithChunk<Exports>({
  chunk,
  loading = <ScreenLoading />,
  children,
}: WithChunkProps<Exports>) {
  const exports = useChunk(chunk);
  return exports ? children(exports) : loading;
}
