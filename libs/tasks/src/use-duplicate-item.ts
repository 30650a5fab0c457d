import { useSave, useShell, useToday } from '@dayloom/platform';
import { useOnceLoaded } from '@dayloom/screen-kit';
import type { MenuItem } from '@dayloom/ui';
import { taskActions } from './late-actions.ts';
import type { OfWork } from './of-work.ts';
import { duplicateFailed } from './sentences.ts';

/**
 * The menu item that makes an open copy of a task directly below it.
 * @param onDuplicate called when it is pressed
 */
export function useDuplicateItem(original: OfWork, onDuplicate?: () => void): MenuItem {
  const shell = useShell();
  const save = useSave();
  const today = useToday();
  const onceLoaded = useOnceLoaded(taskActions, duplicateFailed);
  const duplicate = () => {
    onDuplicate?.();
    void taskActions.peek()?.duplicateTask(original, { shell, save, today });
  };
  return { label: 'Duplicate', onSelect: () => onceLoaded(duplicate) };
}
