import { join } from 'node:path';

const shell = join(import.meta.dirname, '../../apps/shell');

/**
 * Icons of the installed product, each rendered from an SVG in `apps/shell/icons` into `apps/shell/public`. An icon
 * that systems crop to their own shape fills its square, and keeps the mark within the inner four fifths.
 */
export const icons = [
  { name: 'icon-192.png', drawing: 'rounded.svg', size: 192 },
  { name: 'icon-512.png', drawing: 'rounded.svg', size: 512 },
  { name: 'icon-maskable-192.png', drawing: 'full-bleed.svg', size: 192 },
  { name: 'icon-maskable-512.png', drawing: 'full-bleed.svg', size: 512 },
  // iOS looks for this name without any link to it.
  { name: 'apple-touch-icon.png', drawing: 'full-bleed.svg', size: 180 },
].map(({ name, drawing, size }) => ({
  file: join(shell, 'public', name),
  drawing: join(shell, 'icons', drawing),
  name,
  size,
}));
