import { describe, expect, it } from 'vitest';
import { styleFaults } from './style-faults.mjs';

/** @param {string} text @param {string} [path] */
const faults = (text, path = 'apps/garden/src/bed.module.css') => styleFaults([{ path, text }]);
/** @param {string} rules */
const inLayer = (rules) => faults(`@layer module {\n${rules}\n}`);
const at = 'apps/garden/src/bed.module.css:2:';
const wide = 'would style the whole page: begin it with a class of this file, as in .card header.';

describe('what a stylesheet of a module would change elsewhere', () => {
  it('[MO29] is anything in a plain stylesheet', () => {
    expect(faults('.bed { color: red }', 'apps/garden/src/bed.css')).toEqual([
      'apps/garden/src/bed.css would style the whole page: name it *.module.css.',
    ]);
  });

  it.each([
    ['header { display: none }', 'header'],
    [':root { --space-2: 0 }', ':root'],
    ['.bed p, header > p { color: red }', '.bed p, header > p'],
    [':global(.card) { color: red }', ':global(.card)'],
    ['html:has(.bed) { color: red }', 'html:has(.bed)'],
    ['body:not(.bed) { color: red }', 'body:not(.bed)'],
    [':is(.bed, h1) b { color: red }', ':is(.bed, h1) b'],
    ['@media print { header { display: none } }', 'header'],
    ['@supports (color: red) { header { color: red } }', 'header'],
    ['@container (width > 1px) { header { color: red } }', 'header'],
    ['@scope (header) { p { color: red } }', 'p'],
    ['@scope { p { color: red } }', 'p'],
    ['& header { color: red }', '& header'],
    ['.bed { html:has(&) { color: red } }', 'html:has(&)'],
    ['.bed { :is(&, header) { color: red } }', ':is(&, header)'],
    ['.bed { :not(&) { color: red } }', ':not(&)'],
    ['.bed { header:has(~ main &) { color: red } }', 'header:has(~ main &)'],
  ])('[MO29] is a rule without a class of its own: %s', (rules, name) => {
    expect(inLayer(rules)).toEqual([`${at} '${name}' ${wide}`]);
  });

  it.each([
    ['.bed > header { color: red }'],
    ['.bed { header { color: red } &:hover { color: red } }'],
    [':where(.bed, .row) header { color: red }'],
    [":root[data-theme='dark'] .bed { color: red }"],
    ['@scope (.bed) { header { color: red } }'],
    ['.bed { @media print { header { color: red } } & + & { color: red } }'],
    ['@layer below { .bed { color: red } }'],
    ['@media print { .bed { color: red } }'],
    ['@keyframes grow { from { opacity: 0 } }'],
  ])('is no rule for its own elements: %s', (rules) => {
    expect(inLayer(rules)).toEqual([]);
  });

  it('[MO29] is a rule outside the layer of modules, or outside every layer', () => {
    const own = '@layer module { .bed { color: red } }';
    const text = `.bed { color: red }\n@layer shell { .bed { color: red } }\n${own}\n@layer base { ${own} }`;
    const loose = 'is in no layer of modules: put it into @layer module.';
    expect(faults(text)).toEqual([
      `apps/garden/src/bed.module.css:1: '.bed' ${loose}`,
      `apps/garden/src/bed.module.css:2: '.bed' ${loose}`,
      `apps/garden/src/bed.module.css:4: '.bed' ${loose}`,
    ]);
    expect(faults('@layer ui { .bed { color: red } }', 'libs/ui/src/bed.module.css')).toEqual([]);
  });

  it('[MO29] is a rule for every page: views, print, imports, faces', () => {
    const face = '@layer module { @font-face { font-family: Figtree; src: url(a) } }';
    const text = `@import 'other.css';\n@view-transition { navigation: auto }\n@page { margin: 0 }\n${face}`;
    expect(faults(text)).toEqual([
      "apps/garden/src/bed.module.css:1: '@import 'other.css'' is for the whole page: leave it out.",
      "apps/garden/src/bed.module.css:2: '@view-transition' is for the whole page: leave it out.",
      "apps/garden/src/bed.module.css:3: '@page' is for the whole page: leave it out.",
      "apps/garden/src/bed.module.css:4: '@font-face' is for the whole page: leave it out.",
    ]);
  });

  it('[MO29] is unknown where it cannot be read', () => {
    expect(faults('@layer module { .bed { color }')).toEqual([
      expect.stringMatching(/^apps\/garden\/src\/bed\.module\.css cannot be read: /),
    ]);
  });
});
