import { useEffect } from 'react';
import { clocksKey } from '../session/remembered-session.ts';

/** Within so many milliseconds those of the last start have come, if they still run. */
const settledAfter = 4_000;

/** For the next start, which keeps their room before they come (`theme-script.js`). */
function keep(count: number) {
  try {
    if (count > 0) localStorage.setItem(clocksKey, String(count));
    else localStorage.removeItem(clocksKey);
  } catch {
    // Then the next start makes room once they come.
  }
}

/** Says on the page's root how many clocks stand in this element, and until all have come, how many did last. */
export function useClockCount(room: HTMLElement | null): void {
  useEffect(() => {
    if (!room) return;
    const page = document.documentElement.dataset;
    let expected = Number(page['clocks'] ?? 0);
    const show = () => {
      const count = Math.max(expected, room.querySelectorAll('[data-header-widget] > *').length);
      if (count === Number(page['clocks'] ?? 0)) return;
      if (count > 0) page['clocks'] = String(count);
      else delete page['clocks'];
      keep(count);
    };
    const watcher = new MutationObserver(show);
    watcher.observe(room, { childList: true, subtree: true });
    const settling = setTimeout(() => {
      expected = 0;
      show();
    }, settledAfter);
    show();
    return () => {
      watcher.disconnect();
      clearTimeout(settling);
      delete page['clocks'];
    };
  }, [room]);
}
