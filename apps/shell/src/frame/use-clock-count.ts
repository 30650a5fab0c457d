import { clocksKey } from '@dayloom/account/stored';
import { useEffect } from 'react';

/** When the clocks of the last start, if they still run, are surely rendered. Milliseconds. */
const renderedAfter = 4_000;

/** For the next start, which reserves their space before they load (`boot/theme-script.ts`). */
function keep(clocks: string) {
  try {
    if (clocks) localStorage.setItem(clocksKey, clocks);
    else localStorage.removeItem(clocksKey);
  } catch {
    // Without storage, the next start makes space when they load.
  }
}

/**
 * Sets on the root element how many clocks this element contains, and whether one has a task: '2', '2 task'. Until
 * all are loaded, the value of the last start is kept.
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
    }, renderedAfter);
    show();
    return () => {
      watcher.disconnect();
      clearTimeout(settling);
      delete page['clocks'];
    };
  }, [room]);
}
