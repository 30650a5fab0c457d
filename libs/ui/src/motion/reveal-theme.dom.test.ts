// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { circleFrom } from './reveal-theme.ts';

it('[KA11] a theme is revealed in a circle from its swatch to the whole window', () => {
  const swatch = { left: 20, top: 30, width: 20, height: 20 } as DOMRect;
  expect(circleFrom(swatch, { width: 330, height: 440 })).toEqual([
    'circle(0 at 30px 40px)',
    'circle(500px at 30px 40px)',
  ]);
});
