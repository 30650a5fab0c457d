import type { Clock } from '@dayloom/domain';

const minute = 60_000;

interface Watch {
  readonly looks: Set<() => void>;
  readonly stop: () => void;
}

/** One watch for each clock, because every row of a list uses some. */
const watches = new WeakMap<Clock, Watch>();

function startWatch(clock: Clock): Watch {
  const looks = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(lookAndWait, minute - (clock.now().getTime() % minute));
  };
  const lookAndWait = () => {
    wait();
    for (const look of [...looks]) look();
  };
  wait();
  const listening = new AbortController();
  document.addEventListener('visibilitychange', lookAndWait, listening);
  window.addEventListener('focus', lookAndWait, listening);
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  return { looks, stop };
}

/**
 * Calls `look` at the start of every minute, and when the page is shown or gets the focus, because timers stop while a
 * device sleeps.
 * @param look its own function for each call
 * @returns a function that stops this
 */
export function watchMinutes(clock: Clock, look: () => void): () => void {
  const watch = watches.get(clock) ?? startWatch(clock);
  watches.set(clock, watch);
  watch.looks.add(look);
  return () => {
    watch.looks.delete(look);
    if (watch.looks.size > 0 || watches.get(clock) !== watch) return;
    watches.delete(clock);
    watch.stop();
  };
}
