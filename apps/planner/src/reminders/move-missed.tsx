import { patch, remove } from '@dayloom/data';
import {
  addDays,
  dayOfReminder,
  isComputed,
  momentAt,
  nowOf,
  type PlanDay,
  type Reminder,
  reminderFacts,
  timeOfReminder,
} from '@dayloom/domain';
import {
  dayStartAtom,
  editOf,
  useAction,
  useAtomValue,
  useClock,
  useSave,
  useToday,
} from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { changing, changingBack, reminderSeries } from '@dayloom/series';
import { Button } from '@dayloom/ui';
import { type Missed, useMissed } from './use-missed.ts';

/** The changes that give a reminder the same time of another day, and those that revert them. */
function moving(reminder: Reminder, day: PlanDay) {
  const dateTime = momentAt(day, timeOfReminder(reminder));
  const { snoozedUntil, ...before } = reminder;
  const edit = editOf(reminderFacts, reminder, { dateTime, snoozedUntil: undefined });
  const back = isComputed(reminder)
    ? [remove('reminders', reminder.id)]
    : editOf(reminderFacts, { ...before, dateTime }, { dateTime: reminder.dateTime, snoozedUntil });
  const planned = dayOfReminder({ dateTime });
  return {
    changes: changing(reminderSeries, reminder, edit, planned),
    undo: changingBack(reminder, back, planned),
  };
}

interface MoveMissedProps {
  readonly now: Date;
  /** Moves the focus, because the button disappears. */
  readonly onMoved: () => void;
}

/** Moves what was missed to tomorrow, where something was. */
export function MoveMissed({ now, onMoved }: MoveMissedProps) {
  const missed = useMissed(now);
  const clock = useClock();
  const save = useSave();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  /** Hours before the start of the day are those of the night after it. */
  const tomorrowFor = (reminder: Reminder) =>
    addDays(today, Number(timeOfReminder(reminder).slice(0, 2)) < dayStart ? 2 : 1);
  const move = useAction(async (all: readonly Missed[]) => {
    const readAt = nowOf(clock);
    const moved = all.map(({ reminder }) => moving(reminder, tomorrowFor(reminder)));
    const receipts = all.flatMap(({ stories }) => stories.flatMap((story) => story.receipts));
    const isSaved = await save(
      [
        ...moved.flatMap(({ changes }) => changes),
        ...receipts.map(({ id }) => patch('receipts', id, { readAt })),
      ],
      {
        done: all.length === 1 ? 'Moved to tomorrow' : `${all.length} reminders moved to tomorrow`,
        failed: outcomeOf(reminderFacts, 'update').failed,
        undo: [
          ...moved.flatMap(({ undo }) => undo),
          ...receipts.map(({ id }) => patch('receipts', id, {}, { clear: ['readAt'] })),
        ],
      },
    );
    if (isSaved) onMoved();
  });
  if (missed.length === 0) return null;
  return (
    <Button size="small" pending={move.pending} onClick={() => void move.run(missed)}>
      Move all missed to tomorrow
    </Button>
  );
}
