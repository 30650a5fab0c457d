import { usePlainKeys } from './use-plain-keys.ts';

/** Elements that react to Space. Links do not, nor do a selected radio and a selected tab. */
const takesSpace =
  'button:not([role="tab"][aria-selected="true"]), summary, select, textarea, input:not(:checked[type="radio"]), [contenteditable], [role="option"], [role="menuitem"]';

/** Calls `act` on Space unless another element on the page handles it. */
export function useSpaceKey(act: () => void): void {
  usePlainKeys((event) => {
    if (event.key !== ' ') return;
    if (event.target instanceof Element && event.target.closest(takesSpace)) return;
    event.preventDefault();
    act();
  });
}
