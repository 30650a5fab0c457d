import { isComposing } from '@dayloom/ui';
import { useEffect, useEffectEvent } from 'react';

const isHeld = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/**
 * Hears keys that are pressed by themselves, once and without a modifier. Not what something else has taken already, not
 * what an input method composes, and not over a dialog.
 */
export function usePlainKeys(press: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isComposing(event) || isHeld(event)) return;
    if (!document.querySelector('dialog[open]')) press(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
