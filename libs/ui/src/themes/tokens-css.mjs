// Plain JavaScript: the build tools print the tokens into index.html before any TypeScript is compiled.

/** Declared once for all stylesheets, because the first mention of a layer determines its position. */
export const layerOrder = '@layer reset, tokens, base, ui, shell, module;';

const families = {
  figtree: "'Figtree Variable', 'Figtree Fallback'",
  nunito: "'Nunito Variable', 'Nunito Fallback'",
  fraunces: "'Fraunces Variable', 'Fraunces Fallback', 'Figtree Variable', 'Figtree Fallback'",
};
const systemFonts = {
  figtree: 'system-ui, sans-serif',
  nunito: 'system-ui, sans-serif',
  fraunces: 'Georgia, serif',
};

/** @param {'figtree' | 'nunito' | 'fraunces'} font */
const stack = (font) => `${families[font]}, ${systemFonts[font]}`;

const space = [4, 8, 12, 16, 24, 32, 48, 72];
const sizes = {
  label: [12, 16],
  meta: [13, 20],
  body: [15, 24],
  section: [17, 24],
  title: [22, 28],
  page: [30, 36],
};

/** @param {Record<string, string>} properties */
const print = (properties) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** @param {number} pixels */
const rem = (pixels) => `${pixels / 16}rem`;

const shared = {
  ...Object.fromEntries(space.map((pixels, index) => [`space-${index + 1}`, rem(pixels)])),
  ...Object.fromEntries(
    Object.entries(sizes).flatMap(([name, [size, line]]) => [
      [`text-${name}`, rem(size ?? 0)],
      [`line-${name}`, rem(line ?? 0)],
    ]),
  ),
  'text-clock': 'clamp(3.5rem, 14vw, 7.5rem)',
  'weight-body': '400',
  'weight-strong': '550',
  'weight-heading': '600',
  'radius-pill': '999px',
  'page-width': '77.5rem',
  'reading-width': '45rem',
  'form-width': '40rem',
  'bottom-bar': '3.5rem',
  ease: 'cubic-bezier(.2,.8,.2,1)',
  't-fast': '120ms',
  't-base': '200ms',
  't-slow': '320ms',
  target: '2.25rem',
  // Height of a list row; touch needs the larger one.
  row: '2.75rem',
};

// Transforms multiply by --motion, so one number stops all sliding and scaling.
const moving = { motion: '1' };
const still = { motion: '0', 't-fast': '0ms', 't-base': '80ms', 't-slow': '80ms' };

/** @param {import('./tokens.ts').ThemeTokens} theme */
const themeProperties = ({ colours, radius, shadows, fonts }) => ({
  ...colours,
  'radius-sm': radius[0] ?? '0',
  'radius-md': radius[1] ?? '0',
  'radius-lg': radius[2] ?? '0',
  'shadow-card': shadows.card,
  'shadow-raised': shadows.raised,
  'font-body': stack(fonts.body),
  'font-display': stack(fonts.display),
  'font-figures': stack(fonts.body),
  'weight-display': fonts.display === 'fraunces' ? '560' : '600',
});

/**
 * The stylesheet of the tokens: layer order, shared tokens, one block per theme (the first is the default).
 * @param {Record<string, import('./tokens.ts').ThemeTokens>} themes
 */
export function tokensCss(themes) {
  const blocks = Object.entries(themes).map(([name, theme], index) => {
    const selector = index === 0 ? `:root,[data-theme="${name}"]` : `[data-theme="${name}"]`;
    return `${selector}{color-scheme:${theme.scheme};${print(themeProperties(theme))}}`;
  });
  const anyTheme = ':root,[data-theme]';
  const tokens = [
    `:root{${print({ ...shared, ...moving })}}`,
    ...blocks,
    `@media (pointer:coarse){:root{--target:2.75rem}}`,
    `@media (pointer:fine){:root[data-density="compact"]{--row:2.25rem}}`,
    `@media (prefers-contrast:more){${anyTheme}{--border:var(--border-strong);--fg-muted:var(--fg)}}`,
    `@media (prefers-reduced-motion:reduce){:root{${print(still)}}}`,
  ];
  return `${layerOrder}\n@layer tokens{\n${tokens.join('\n')}\n}\n`;
}
