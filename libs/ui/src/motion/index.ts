import { followRows } from './animate-rows.ts';
import { followThemes } from './reveal-theme.ts';
import { followTitles } from './travel-title.ts';

let isFollowed = false;

/**
 * Animates the effects of presses, in at most 200 ms. It listens on the document and finds elements by
 * their data attributes, so that screens load none of this code and changes are not delayed.
 */
export function followPresses() {
  if (isFollowed) return;
  isFollowed = true;
  followRows();
  followThemes();
  followTitles();
}
