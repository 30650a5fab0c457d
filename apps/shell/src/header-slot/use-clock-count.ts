import { useEffect } from 'react';
import { clocksKey } from '../session/remembered-session.ts';

/** Within so many milliseconds those of the last start have come, if they still run. */
const settledAfter = 4_000;

/** For the next start, which keeps their room before they come (`theme-script.js`). */
function keep(clocks: string) {
  try {
    if (clocks) localStorage.setItem(clocksKey, clocks);
    else localStorage.removeItem(clocksKey);
  } catch {
    // Then the next start makes room once they come.
  }
}

/**
 * Says on the page's root how many clocks are in this element, and whether one has a task: '2', '2 task'. Until all have
 * come it is what was stored last.
 */
export function useClockCount(room: HTMLElement | null): void {
  useEffect(() => {
    if (!room) return;
    const page = document.documentElement.dataset;
    let expected = page['clocks'] ?? '';
    const show = () => {
      const count = Math.max(
        Number.parseInt(expected) || 0,
        room.querySelectorAll('[data-header-widget] > *').length,
      );
      const hasTask = expected.endsWith('task') || room.querySelector('[data-task]') !== null;
      const clocks = count > 0 ? `${count}${hasTask ? ' task' : ''}` : '';
      if (clocks === (page['clocks'] ?? '')) return;
      if (clocks) page['clocks'] = clocks;
      else delete page['clocks'];
      keep(clocks);
    };
    const watcher = new MutationObserver(show);
    watcher.observe(room, { childList: true, subtree: true });
    const settling = setTimeout(() => {
      expected = '';
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
