import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Which part of a row is pressed, until the press or the drag that it began ends, anywhere on the page.
 * @param isEditing whether the title is edited
 * @param onBusy called when pressing or editing begins and ends, also when the row is removed meanwhile
 */
export function usePressedPart(isEditing: boolean, onBusy: (isBusy: boolean) => void) {
  const [pressed, setPressed] = useState<'title' | 'row'>();
  const isBusy = isEditing || pressed !== undefined;
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => {
    if (!isBusy) return;
    reportBusy(true);
    return () => reportBusy(false);
  }, [isBusy]);
  useEffect(() => {
    if (!pressed) return;
    const controller = new AbortController();
    const end = () => setPressed(undefined);
    for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, end, controller);
    return () => controller.abort();
  }, [pressed]);
  return {
    pressed,
    pressTitle: () => setPressed('title'),
    // The event of a press on the title reaches the row as well.
    pressRow: () => setPressed((part) => part ?? 'row'),
  };
}
