import { encode } from '@jridgewell/sourcemap-codec';
import { describe, expect, it } from 'vitest';
import { compositionOf, ownerOf } from './composition.mjs';

describe('the owner of a byte in a built file', () => {
  it.each([
    ['webpack://dayloom_shell/../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['webpack://dayloom_shell/../../node_modules/@tanstack/query-core/build/a.js', '@tanstack/query-core'],
    ['webpack://dayloom_shell/../../node_modules/a/node_modules/@b/c/index.js', '@b/c'],
    ['webpack://dayloom_works/../../node_modules/@module-federation/sdk/dist/a.js', 'module federation'],
    ['webpack://dayloom_works/data:text/javascript,import%20federation', 'module federation'],
    ['webpack://dayloom_shell/../../libs/ui/src/icons.tsx', '@dayloom/ui'],
    ['webpack://dayloom_shell/css ../../libs/ui/src/a.module.css', '@dayloom/ui'],
    ['webpack://dayloom_works/./src/module.ts', 'works'],
    ['webpack://dayloom_works/css ./src/dashboard/dashboard.module.css', 'works'],
    ['webpack://dayloom_shell/webpack/runtime/load_script', 'bundler'],
  ])('with the source %s is %s', (source, owner) => expect(ownerOf(source)).toBe(owner));
});

describe('the composition of a file', () => {
  const ui = 'export const ui="a button with its words";';
  const react = 'export const react="elements and hooks, at length";'.repeat(20);
  const code = `!function(){${ui}${react}}()`;
  const map = {
    sources: ['webpack://dayloom_shell/../../libs/ui/src/a.tsx', 'node_modules/react/index.js'],
    mappings: encode([[[12, 0, 0, 0], [12 + ui.length, 1, 0, 0], [12 + ui.length + react.length]]]),
  };

  it("counts each byte once, including the bundler's own", () => {
    const counted = compositionOf([{ code, map }]).map(({ name, bytes }) => [name, bytes]);
    expect(Object.fromEntries(counted)).toEqual({
      react: react.length,
      '@dayloom/ui': ui.length,
      bundler: 12 + 3,
    });
  });

  it('adds up raw and compressed bytes over files, the largest first', () => {
    const once = compositionOf([{ code, map }]);
    const twice = compositionOf([
      { code, map },
      { code, map },
    ]);
    expect(twice.map(({ name }) => name)).toEqual(once.map(({ name }) => name));
    for (const [index, { bytes, sent }] of twice.entries()) {
      expect(bytes).toBe(2 * (once[index]?.bytes ?? 0));
      expect(sent).toBeCloseTo(2 * (once[index]?.sent ?? 0));
    }
    expect(once.map(({ sent }) => sent)).toEqual(once.map(({ sent }) => sent).toSorted((a, b) => b - a));
  });
});
