import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Follows a press on a row until it, or the drag that it began, ends, anywhere on the page. It renders nothing, because
 * a tick begins with a press.
 * @param isEditing whether the title or, in a dialog, the task is edited
 * @param onBusy called when pressing or editing begins and ends, also when the row is removed meanwhile
 * @returns the handler of a press on the row
 */
export function useBusyRow(isEditing: boolean, onBusy: (isBusy: boolean) => void) {
  const press = useRef<AbortController>(undefined);
  const report = useEffectEvent(onBusy);
  useEffect(() => {
    if (!isEditing) return;
    report(true);
    return () => report(false);
  }, [isEditing]);
  useEffect(
    () => () => {
      if (!press.current) return;
      press.current.abort();
      report(false);
    },
    [],
  );
  return () => {
    press.current?.abort();
    const controller = new AbortController();
    press.current = controller;
    onBusy(true);
    const end = () => {
      controller.abort();
      press.current = undefined;
      onBusy(false);
    };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, controller);
  };
}
