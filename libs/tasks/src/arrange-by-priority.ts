import { orderChanges } from '@dayloom/data';
import { type ArrangedDay, inTurn, orderNow } from './arrange-day.ts';
import { arrangeFailed } from './sentences.ts';

/** Moves the focus from the button of a menu that disappears to the control after it. @returns a function that takes it back */
function leaveMenu(): () => void {
  const button = document.activeElement;
  const next = button?.parentElement?.nextElementSibling;
  if (!(button instanceof HTMLElement) || !(next instanceof HTMLElement)) return () => undefined;
  next.focus();
  return () => document.activeElement === next && button.focus();
}

async function clearOrder(list: ArrangedDay): Promise<boolean> {
  const { user, day, save } = list;
  const before = await orderNow(list);
  const undo = orderChanges(user.id, day, before);
  return save(before === '' ? [] : orderChanges(user.id, day, ''), {
    done: 'Arranged by priority again',
    failed: arrangeFailed,
    undo,
    undoNow: async () => {
      if ((await orderNow(list)) === '') return undo;
      list.toasts.error('The day was arranged again meanwhile');
      return [];
    },
  });
}

/** Orders a day by priority again. 'Undo' brings its order back, unless the day was arranged since. */
export async function arrangeByPriority(list: ArrangedDay): Promise<boolean> {
  const takeFocusBack = leaveMenu();
  let isDone = false;
  try {
    isDone = await inTurn(() => clearOrder(list));
  } finally {
    if (!isDone) takeFocusBack();
  }
  return isDone;
}
