import { join } from 'node:path';

const shell = join(import.meta.dirname, '../../apps/shell');

/**
 * The pictures of the installed product, each drawn from an SVG in `apps/shell/icons` and kept in `apps/shell/public`.
 * A drawing that systems cut to their own shape fills its square, and keeps the mark within the inner four fifths.
 */
export const icons = [
  { name: 'icon-192.png', drawing: 'rounded.svg', size: 192 },
  { name: 'icon-512.png', drawing: 'rounded.svg', size: 512 },
  { name: 'icon-maskable-192.png', drawing: 'full-bleed.svg', size: 192 },
  { name: 'icon-maskable-512.png', drawing: 'full-bleed.svg', size: 512 },
  // Where iOS looks for it without being told.
  { name: 'apple-touch-icon.png', drawing: 'full-bleed.svg', size: 180 },
].map(({ name, drawing, size }) => ({
  file: join(shell, 'public', name),
  drawing: join(shell, 'icons', drawing),
  name,
  size,
}));
