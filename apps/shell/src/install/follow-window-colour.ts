import type { Atoms } from '@dayloom/platform/atoms';
import { themeAtom } from '@dayloom/platform';

let isFollowing = false;

function show(meta: HTMLMetaElement) {
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
}

/** Gives the browser's or installed window's title bar the header's colour in each theme. Further calls do nothing. */
export function followWindowColour(atoms: Atoms): void {
  if (isFollowing) return;
  isFollowing = true;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  show(meta);
  atoms.sub(themeAtom, () => show(meta));
}
