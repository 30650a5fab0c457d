import { usePlainKeys } from './use-plain-keys.ts';

/** What Space presses, opens or types into; a link, and a radio and a tab that are chosen, have no use for it. */
const takesSpace =
  'button:not([role="tab"][aria-selected="true"]), summary, select, textarea, input:not(:checked[type="radio"]), [contenteditable], [role="option"], [role="menuitem"]';

/** Runs `act` on Space wherever nothing else on the page takes it. */
export function useSpaceKey(act: () => void): void {
  usePlainKeys((event) => {
    if (event.key !== ' ') return;
    if (event.target instanceof Element && event.target.closest(takesSpace)) return;
    event.preventDefault();
    act();
  });
}
