import { themeAtom } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';

let isFollowing = false;

function show(meta: HTMLMetaElement) {
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
}

/** Has the bar above the page, a phone's or an installed window's, look like the header in each theme; asking again changes nothing. */
export function followWindowColour(atoms: Atoms): void {
  if (isFollowing) return;
  isFollowing = true;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  show(meta);
  atoms.sub(themeAtom, () => show(meta));
}
