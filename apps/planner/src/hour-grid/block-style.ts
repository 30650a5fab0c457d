import type { GridBlock } from '@dayloom/domain';
import type { CSSProperties } from 'react';

/** The position of a block in its column, as CSS. */
export const blockStyle = ({ top, height, left, width }: GridBlock<unknown>): CSSProperties =>
  Object.fromEntries(
    Object.entries({ top, height, left, width }).map(([side, share]) => [side, `${share * 100}%`]),
  );
