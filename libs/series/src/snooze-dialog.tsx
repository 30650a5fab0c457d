import {
  type Checked,
  type Instant,
  instantOf,
  isClockTime,
  isInstant,
  isPlanDay,
  momentAt,
  planDayOf,
  skippedTimeText,
} from '@dayloom/domain';
import { snoozeChoices, snoozeText } from '@dayloom/domain/snooze';
import {
  dayStartAtom,
  localeAtom,
  useAction,
  useAtomValue,
  useClock,
  useForm,
  useMinute,
} from '@dayloom/platform';
import { Button, DateField, Dialog, TimeField } from '@dayloom/ui';
import * as styles from './snooze-dialog.module.css';

interface Draft {
  readonly date: string;
  readonly time: string;
}

function checkTime({ date, time }: Draft, now: Date): Checked<Instant, keyof Draft> {
  const until = isPlanDay(date) && isClockTime(time) ? momentAt(date, time) : undefined;
  const invalid = (message: string, field: keyof Draft): Checked<Instant, keyof Draft> => ({
    ok: false,
    message,
    errors: { [field]: message },
  });
  if (!until || !isInstant(until)) return invalid('Choose a date and a time', date ? 'time' : 'date');
  return until > instantOf(now)
    ? { ok: true, fields: until }
    : invalid('This time has already passed', 'time');
}

interface SnoozeDialogProps {
  readonly title: string;
  /** Resolves to false if the snooze could not be stored, which leaves the dialog open. */
  readonly onChoose: (until: Instant) => void | Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks until when something is put off. */
export function SnoozeDialog({ title, onChoose, onClose }: SnoozeDialogProps) {
  const clock = useClock();
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const dayStart = useAtomValue(dayStartAtom);
  const choosing = useAction(async (until: Instant) => {
    if ((await onChoose(until)) !== false) onClose();
  });
  const { draft, errors, change, submit } = useForm<Draft, Instant, keyof Draft>({
    initial: { date: planDayOf(now), time: '' },
    check: (typed) => checkTime(typed, clock.now()),
    send: choosing.run,
  });
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    // The first choice has the focus at first.
    'data-no-entry': '',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={choosing.pending}>
            Snooze
          </Button>
        </>
      }
    >
      <div className={styles.choices} data-actions="">
        {snoozeChoices(now, dayStart).map(({ label, until }) => (
          <Button key={label} block onClick={() => void choosing.run(until)}>
            {label} <span>{snoozeText(until, now, locale)}</span>
          </Button>
        ))}
      </div>
      <fieldset className={styles.other}>
        <legend>Another time</legend>
        <DateField {...field('date')} label="Date" />
        <TimeField {...field('time')} label="Time" hint={skippedTimeText(draft, locale)} />
      </fieldset>
    </Dialog>
  );
}
