import { followRows } from './glide-rows.ts';
import { followThemes } from './reveal-theme.ts';
import { followTitles } from './travel-title.ts';

let isFollowed = false;

/**
 * Draws the way to what a press changes, in at most 200 ms, from now on. It watches presses and marks in the
 * page (`data-glides`, `data-title`), so that no screen loads any of it, and changes stay as quick as without.
 */
export function followPresses() {
  if (isFollowed) return;
  isFollowed = true;
  followRows();
  followThemes();
  followTitles();
}
