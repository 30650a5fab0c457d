import { clocksKey } from '@dayloom/account/stored';
import { writeStored } from '@dayloom/data/browser-storage';
import { useEffect } from 'react';

/** When the clocks of the last start, if they still run, are surely rendered. Milliseconds. */
const renderedAfter = 4_000;

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
      // For the next start, which reserves their space before they load (`boot/look-script.ts`).
      writeStored(clocksKey, clocks || undefined);
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
