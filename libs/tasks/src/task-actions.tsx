import { isComputed, taskFacts } from '@dayloom/domain';
import { useHistory } from '@dayloom/screen-kit';
import { taskSeries, useSeriesItems } from '@dayloom/series';
import {
  CalendarIcon,
  DeleteButton,
  IconButton,
  ListIcon,
  Menu,
  type MenuItem,
  PencilIcon,
  PlayIcon,
  TrashIcon,
} from '@dayloom/ui';
import { useIsNarrow } from '@dayloom/ui/use-media';
import { StepsAndNoteButton, stepsAndNoteLabel, type StepsAndNoteToggle } from './steps-and-note-button.tsx';
import * as styles from './task-row.module.css';
import { useDuplicateItem } from './use-duplicate-item.ts';
import { useMoveItems } from './use-move-items.tsx';
import { startFocus, useStartFocus } from './use-start-focus.ts';
import type { OfWork } from './of-work.ts';
import { lowerFirst } from './use-move-tasks.ts';

interface TaskActionsProps extends OfWork {
  /** The id of the task's title. */
  readonly describedBy: string;
  /** Shows one menu at every width. */
  readonly inMenu?: boolean;
  /** Omitted when the title cannot be edited in place. */
  readonly onRename?: () => void;
  /** When it repeats, in words. */
  readonly repeats?: string | undefined;
  /**
   * Deletes this task; of a series, this day alone.
   * @param button the pressed button, to find its row
   */
  readonly onDelete: (button: HTMLElement, done?: string) => void;
  /** Further items, after those that move it to another day. */
  readonly items?: readonly MenuItem[];
  readonly stepsAndNote: StepsAndNoteToggle;
  /** Called when the task is duplicated. */
  readonly onDuplicate?: (() => void) | undefined;
  /** Called when a dialog about the repetition opens and closes. */
  readonly onDialog?: (isOpen: boolean) => void;
  /** Whether the title was edited: then the rename button takes the focus. */
  readonly wasEdited?: boolean;
}

const inMenuName = (day: string) => `Move to ${lowerFirst(day)}`;
const ownName = (day: string) => day;

interface ActionButtonsProps {
  readonly items: readonly (MenuItem & {
    readonly autoFocus?: boolean | undefined;
    readonly hidden?: boolean;
  })[];
  readonly describedBy: string;
}

const ActionButtons = ({ items, describedBy }: ActionButtonsProps) =>
  items.map(({ label, icon, onSelect, ...button }) => (
    <IconButton
      key={label}
      label={label}
      icon={icon}
      aria-describedby={describedBy}
      {...button}
      onClick={onSelect}
    />
  ));

/**
 * Start focus, move, rename and delete: buttons in the row for a mouse, one menu on narrow screens. Their dialogs stay
 * open when the window crosses that width.
 */
export function TaskActions({
  describedBy,
  inMenu = false,
  onRename,
  onDelete,
  repeats,
  items = [],
  onDialog,
  onDuplicate,
  wasEdited,
  stepsAndNote,
  ...moved
}: TaskActionsProps) {
  const isNarrow = useIsNarrow();
  const isMenu = inMenu || isNarrow;
  const move = useMoveItems(moved, isMenu ? inMenuName : ownName, repeats === undefined);
  const start = useStartFocus(moved.task);
  const history = useHistory(taskFacts, moved.task);
  const past = isComputed(moved.task) ? [] : history.items;
  const series = useSeriesItems(taskSeries, {
    record: moved.task,
    repeats,
    deleteOne: onDelete,
    onDialog,
  });
  const duplicate = useDuplicateItem(moved, onDuplicate);
  const isDone = moved.task.completed;
  // Hidden instead of removed by a tick: with `:has()`, a browser checks the whole page again when an element is removed.
  const starting = start ? [{ label: startFocus, icon: <PlayIcon />, onSelect: start, hidden: isDone }] : [];
  const renaming = onRename
    ? [{ label: 'Rename task', icon: <PencilIcon />, onSelect: onRename, autoFocus: wasEdited }]
    : [];
  const details = { label: stepsAndNoteLabel, icon: <ListIcon />, onSelect: stepsAndNote.toggle };
  const erase = series.askDelete ?? onDelete;
  const eraseFromMenu = () => document.activeElement instanceof HTMLElement && erase(document.activeElement);
  const button = (
    <StepsAndNoteButton {...stepsAndNote} task={moved.task} describedBy={describedBy} always={!isMenu} />
  );
  return (
    <>
      {isMenu && button}
      {isMenu ? (
        <Menu
          label="Task actions"
          button={{ 'aria-describedby': describedBy, autoFocus: wasEdited }}
          items={[
            ...(isDone ? [] : starting),
            ...move.items,
            ...items,
            ...series.items,
            duplicate,
            details,
            ...renaming,
            ...past,
            { label: 'Delete task', icon: <TrashIcon />, tone: 'danger', onSelect: eraseFromMenu },
          ]}
        />
      ) : (
        <span className={styles.actions}>
          <ActionButtons items={starting} describedBy={describedBy} />
          <Menu
            label="Move task"
            icon={<CalendarIcon />}
            button={{ 'aria-describedby': describedBy }}
            items={[...move.items, ...items, ...series.items, duplicate]}
          />
          <ActionButtons items={[...renaming, ...past]} describedBy={describedBy} />
          <DeleteButton label="Delete task" aria-describedby={describedBy} onDelete={erase} />
        </span>
      )}
      {!isMenu && button}
      {move.dialog}
      {series.dialog}
      {history.dialog}
    </>
  );
}
