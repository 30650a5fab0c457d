import type { Clock } from '@dayloom/domain';

const minute = 60_000;

/**
 * Calls `look` at the start of every minute, and when the page is shown or gets the focus, because timers stop while a
 * device sleeps.
 * @returns a function that stops this
 */
export function watchMinutes(clock: Clock, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(lookAndWait, minute - (clock.now().getTime() % minute));
  };
  const lookAndWait = () => {
    look();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', lookAndWait);
  window.addEventListener('focus', lookAndWait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookAndWait);
    window.removeEventListener('focus', lookAndWait);
  };
}
