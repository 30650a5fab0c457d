import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import * as icons from '../../libs/ui/src/icons.tsx';
import createIcon from './plain-icon.mjs';

/** The shapes of a Lucide icon. @param {unknown} icon */
const partsOf = (icon) => /** @type {any} */ (icon).render({}, null).props.icon;

/** @param {import('react').ElementType} icon @param {object} props */
const drawn = (icon, props) => renderToStaticMarkup(createElement(icon, props));

/** @param {string} markup */
const attributesOf = (markup) => (/^<svg ([^>]*)>/.exec(markup)?.[1] ?? '').match(/[\w-]+="[^"]*"/g)?.sort();

/** @param {string} markup */
const linesOf = (markup) => markup.replace(/^<svg [^>]*>/, '');

describe.each(Object.entries(icons))('icon %s of the build', (_name, icon) => {
  const ours = createIcon(partsOf(icon));

  it.each([{}, { 'aria-label': 'Saved' }, { 'aria-hidden': true, 'data-on': 'yes' }, { role: 'img' }])(
    "equals Lucide's icon except for its class names: %j",
    (props) => {
      const theirs = drawn(icon, props);
      expect(linesOf(drawn(ours, props))).toBe(linesOf(theirs));
      expect(attributesOf(drawn(ours, props))).toEqual(
        attributesOf(theirs)?.filter((attribute) => !attribute.startsWith('class=')),
      );
    },
  );
});

it('accepts a class and child elements', () => {
  const { BellIcon } = icons;
  expect(drawn(createIcon(partsOf(BellIcon)), { className: 'mark' })).toContain('class="mark"');
});
