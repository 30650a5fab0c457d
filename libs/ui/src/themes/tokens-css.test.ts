import { describe, expect, it } from 'vitest';
import { themes } from '@dayloom/domain';
import { tokensCss } from './tokens-css.mjs';
import { tokens } from './tokens.ts';

const css = tokensCss(tokens);

describe('the printed tokens', () => {
  it('declare the order of layers before anything else', () => {
    expect(css.startsWith('@layer reset, tokens, base, ui, shell, module;')).toBe(true);
  });

  it.each(themes)('[TM4] contain every colour of %s', (theme) => {
    const block = css.split('\n').find((line) => line.includes(`[data-theme="${theme}"]{`)) ?? '';
    for (const [name, colour] of Object.entries(tokens[theme].colours)) {
      expect(block).toContain(`--${name}:${colour};`);
    }
    expect(block).toContain(`color-scheme:${tokens[theme].scheme}`);
  });

  it('[TM1] use light when no theme is set', () => {
    expect(css).toContain(':root,[data-theme="light"]{');
  });

  it('[KA4] stop every transform with reduced motion', () => {
    expect(css).toContain(
      '@media (prefers-reduced-motion:reduce){:root{--motion:0;--t-fast:0ms;--t-base:80ms',
    );
  });

  it('[KA6] make targets 44 pixels on touch screens', () => {
    expect(css).toContain('@media (pointer:coarse){:root{--target:2.75rem}}');
  });

  it('never use Fraunces for figures', () => {
    expect(css).not.toMatch(/--font-figures:'Fraunces/);
  });
});
