import { isComposing } from '@dayloom/ui';
import { useEffect, useEffectEvent } from 'react';

const hasModifier = (event: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey ||
  // Linux reports AltGr alone.
  event.getModifierState('AltGraph');

/**
 * Listens to single key presses without a modifier. Ignores key repeat, events that are already handled, input method
 * composition, and keys pressed in a dialog.
 */
export function usePlainKeys(press: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isComposing(event) || hasModifier(event)) return;
    if (!document.querySelector('dialog[open]')) press(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
