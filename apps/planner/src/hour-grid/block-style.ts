import type { GridBlock } from '@dayloom/domain';
import type { CSSProperties } from 'react';

export const blockStyle = ({ top, height, left, width }: GridBlock<unknown>): CSSProperties =>
  Object.fromEntries(
    Object.entries({ top, height, left, width }).map(([side, share]) => [side, `${share * 100}%`]),
  );
