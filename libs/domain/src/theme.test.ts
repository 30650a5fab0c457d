import { expect, it } from 'vitest';
import { themeOf, themes } from './theme.ts';

it('[TM1] the themes are light, dark, cute and nature', () => {
  expect(themes).toEqual(['light', 'dark', 'cute', 'nature']);
});

it.each(themes)('[TM2] a stored %s is that theme', (theme) => {
  expect(themeOf(theme)).toBe(theme);
});

it.each(['default', 'sepia', '', 'LIGHT', null, undefined, 7, {}])(
  '[TM2] a stored %j is the light theme',
  (stored) => {
    expect(themeOf(stored)).toBe('light');
  },
);
