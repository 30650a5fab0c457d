import { orderChanges } from '@dayloom/data';
import { type ArrangedList, inTurn, orderNow } from './arrange-day.ts';
import { arrangeFailed } from './sentences.ts';

/** Moves the focus from the button of a menu that disappears to the control after it. @returns a function that takes it back */
function leaveMenu(): () => void {
  const button = document.activeElement;
  const next = button?.parentElement?.nextElementSibling;
  if (!(button instanceof HTMLElement) || !(next instanceof HTMLElement)) return () => undefined;
  next.focus();
  return () => document.activeElement === next && button.focus();
}

/** Orders a day by priority again. 'Undo' brings its order back, unless the day was arranged since. */
export function arrangeByPriority(list: ArrangedList): Promise<boolean> {
  const { user, day, save } = list;
  const takeFocusBack = leaveMenu();
  return inTurn(async () => {
    const before = await orderNow(list);
    const undo = orderChanges(user.id, day, before);
    const isDone = await save(before === '' ? [] : orderChanges(user.id, day, ''), {
      done: 'Arranged by priority again',
      failed: arrangeFailed,
      undo,
      undoNow: async () => ((await orderNow(list)) === '' ? undo : []),
    });
    if (!isDone) takeFocusBack();
    return isDone;
  });
}
