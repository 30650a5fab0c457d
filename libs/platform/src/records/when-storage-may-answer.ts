import type { StoreError } from '@dayloom/data';
import { focusManager } from '@tanstack/react-query';

/** Milliseconds. */
const retryAfter = 10_000;

/** Whether an error may pass by itself: there is room again, or the browser allows storage again. */
export const mayPass = ({ code }: StoreError) => code === 'storage-full' || code === 'storage-blocked';

/** Calls `retry` after 10 s, or when the page is shown again. @returns a function that cancels it */
export function whenStorageMayAnswer(retry: () => void): () => void {
  const again = () => {
    stop();
    retry();
  };
  const timer = setTimeout(again, retryAfter);
  const unsubscribe = focusManager.subscribe((isFocused) => isFocused && again());
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  return stop;
}
