import { createElement } from 'react';

const said = /^(?:aria-|role$|title$)/;

/**
 * Stands in for what makes a component of an icon's lines in `lucide-react`: the same drawing, without its class names,
 * its context and its ways to set size, colour and stroke other than by style.
 * @param {{ node: readonly (readonly [string, { key: string }])[] }} icon
 */
export default function createIcon({ node }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  /** @param {import('react').SVGProps<SVGSVGElement>} props */
  return (props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // An icon that says nothing is hidden from screen readers.
        ...(!Object.keys(props).some((name) => said.test(name)) && { 'aria-hidden': 'true' }),
        ...props,
      },
      lines,
    );
}
