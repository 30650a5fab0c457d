import { createEmitter, type Emitter } from '@dayloom/data';
import type { Clock } from '@dayloom/domain';

const minute = 60_000;

interface Watch {
  readonly looks: Emitter;
  count: number;
  stop(): void;
}

/** Every row of a list watches the day, so all that watch a clock share its timer and listeners. */
const watches = new WeakMap<Clock, Watch>();

function start(clock: Clock): Watch {
  const looks = createEmitter();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(lookAndWait, minute - (clock.now().getTime() % minute));
  };
  const lookAndWait = () => {
    looks.emit();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', lookAndWait);
  window.addEventListener('focus', lookAndWait);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookAndWait);
    window.removeEventListener('focus', lookAndWait);
  };
  return { looks, count: 0, stop };
}

/**
 * Calls `look` at the start of every minute, and when the page is shown or gets the focus, because timers stop while a
 * device sleeps.
 * @returns a function that stops this
 */
export function watchMinutes(clock: Clock, look: () => void): () => void {
  const watch = watches.get(clock) ?? start(clock);
  watches.set(clock, watch);
  watch.count += 1;
  const leave = watch.looks.subscribe(() => look());
  return () => {
    leave();
    watch.count -= 1;
    if (watch.count > 0) return;
    watch.stop();
    watches.delete(clock);
  };
}
