import { useToasts } from '@dayloom/platform';
import type { Chunk } from '@dayloom/platform/late';

/**
 * Returns a function that opens what late code renders: at once if the code is loaded, else when it arrives.
 * @param failed the toast when the code cannot be fetched; the next press fetches it again
 */
export function useOnceLoaded(chunk: Chunk<unknown>, failed: string) {
  const toasts = useToasts();
  return (open: () => void) => {
    if (chunk.peek()) open();
    else chunk.load().then(open, (error: unknown) => toasts.error(failed, error));
  };
}
