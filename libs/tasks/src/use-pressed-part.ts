import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Follows a press on a row until it, or the drag that it began, ends, anywhere on the page. A press outside the title
 * renders nothing, because a tick begins with one.
 * @param isEditing whether the title or, in a dialog, the task is edited
 * @param onBusy called when pressing or editing begins and ends, also when the row is removed meanwhile
 */
export function usePressedPart(isEditing: boolean, onBusy: (isBusy: boolean) => void) {
  const [isTitlePressed, setTitlePressed] = useState(false);
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
  const pressRow = () => {
    press.current?.abort();
    const controller = new AbortController();
    press.current = controller;
    onBusy(true);
    const end = () => {
      controller.abort();
      press.current = undefined;
      setTitlePressed(false);
      onBusy(false);
    };
    for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, end, controller);
  };
  // The event of a press on the title reaches the row as well.
  return { isTitlePressed, pressTitle: () => setTitlePressed(true), pressRow };
}
