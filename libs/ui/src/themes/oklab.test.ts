import { themes } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { difference, hueAngle } from './oklab.ts';
import { tokens } from './tokens.ts';

it.each(themes)('[KA10] in %s the danger colour differs visibly from links and warnings', (theme) => {
  const { danger, 'accent-text': link, warning } = tokens[theme].colours;
  expect(hueAngle(danger, link)).toBeGreaterThanOrEqual(30);
  expect(difference(danger, link)).toBeGreaterThanOrEqual(0.12);
  expect(difference(danger, warning)).toBeGreaterThanOrEqual(0.08);
});

it('matches the published values', () => {
  expect(difference('#000000', '#ffffff')).toBeCloseTo(1);
  // OKLCH: red has a hue of 29 degrees, blue one of 264.
  expect(hueAngle('#ff0000', '#0000ff')).toBeCloseTo(124.8, 0);
});
