import { useAction, useMounted, useToasts } from '@dayloom/platform';
import { type ComponentType, useState } from 'react';

/** A component that stays on the screen until it calls `onEnd`. */
export type Part = ComponentType<{ readonly onEnd: () => void }>;

/** Loads a component on the press that opens it, and unmounts it when it has ended. */
export function usePart(load: () => Promise<{ readonly default: Part }>) {
  const [Opened, setOpened] = useState<Part>();
  const toasts = useToasts();
  const mounted = useMounted();
  const opening = useAction(async () => {
    try {
      const { default: Loaded } = await load();
      if (mounted.current) setOpened(() => Loaded);
    } catch (error) {
      toasts.error('This could not be opened. Try again.', error);
    }
  });
  return {
    open: () => void opening.run(),
    pending: opening.pending,
    isOpen: Opened !== undefined,
    part: Opened && <Opened onEnd={() => setOpened(undefined)} />,
  };
}
