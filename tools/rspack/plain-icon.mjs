import { createElement } from 'react';

const said = /^(?:aria-|role$|title$)/;

/**
 * Replaces the function of `lucide-react` that creates an icon component: the same drawing without class names, context
 * and props for size, colour and stroke. Here CSS sets those.
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
        // An icon without a label is hidden from screen readers.
        ...(!Object.keys(props).some((name) => said.test(name)) && { 'aria-hidden': 'true' }),
        ...props,
      },
      lines,
    );
}
