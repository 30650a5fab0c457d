import {
  activityTimesText,
  type Appointment,
  isContinued,
  isolated,
  isOver,
  type Reminder,
  timeText,
} from '@dayloom/domain';
import { Link, localeAtom, useAddress, useAtomValue, useMinute } from '@dayloom/platform';
import { ItemState, reminderSeries, RepeatSign, useDayChanges, useSeriesItems } from '@dayloom/series';
import { BellIcon, CalendarIcon, DeleteButton } from '@dayloom/ui';
import { useIsNarrow } from '@dayloom/ui/use-media';
import { type CSSProperties, useId } from 'react';
import { reminderParams } from '../reminders/reminder-params.ts';
import * as styles from './agenda.module.css';

function timesText(appointment: Appointment, locale: string) {
  if (isContinued(appointment)) return `until ${timeText(appointment.record.endTime, locale)}`;
  const { kind, time, record } = appointment;
  return kind === 'reminder' ? timeText(time, locale) : activityTimesText(record, locale);
}

interface DeleteReminderProps {
  readonly reminder: Reminder;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  /** The id of its title. */
  readonly describedBy: string;
}

function DeleteReminder({ reminder, repeats, describedBy }: DeleteReminderProps) {
  const { erase } = useDayChanges(reminderSeries);
  const deleteOne = () => void erase(reminder);
  const series = useSeriesItems(reminderSeries, { record: reminder, repeats, deleteOne });
  return (
    <>
      <DeleteButton
        label="Delete reminder"
        aria-describedby={describedBy}
        onDelete={series.askDelete ?? deleteOne}
      />
      {series.dialog}
    </>
  );
}

function AppointmentLine({ appointment }: { readonly appointment: Appointment }) {
  const locale = useAtomValue(localeAtom);
  const titleId = useId();
  const address = useAddress();
  const { kind, record, repeats } = appointment;
  return (
    <li className={styles.line} data-done={record.completed}>
      {kind === 'reminder' ? <BellIcon aria-hidden="true" /> : <CalendarIcon aria-hidden="true" />}
      <span className={styles.time}>
        {isContinued(appointment) && <span className="visually-hidden">from the day before, </span>}
        {timesText(appointment, locale)}
      </span>
      <span id={titleId} className={styles.title}>
        <span className="visually-hidden">{kind === 'reminder' ? 'Reminder:' : 'Activity:'} </span>
        <Link
          to={
            kind === 'reminder'
              ? address('reminders', reminderParams(record))
              : address('timetable', { date: record.date })
          }
        >
          {record.title}
        </Link>
        {repeats !== undefined && <RepeatSign words={repeats} />}
        <ItemState record={record} />
      </span>
      {kind === 'reminder' && <DeleteReminder reminder={record} repeats={repeats} describedBy={titleId} />}
    </li>
  );
}

const Lines = ({
  appointments,
  label,
}: {
  readonly appointments: readonly Appointment[];
  readonly label: string;
}) => (
  <ul role="list" className={styles.lines} aria-label={label}>
    {appointments.map((appointment) => (
      <AppointmentLine key={appointment.record.id} appointment={appointment} />
    ))}
  </ul>
);

interface AgendaProps {
  readonly appointments: readonly Appointment[];
  readonly isToday: boolean;
}

/** 'next 1:00 PM Lunch', 'now Night shift until 6:00 AM'. */
function nextText(next: Appointment, isToday: boolean, locale: string) {
  const title = isolated(next.record.title);
  const words = isContinued(next)
    ? `${title} ${timesText(next, locale)}`
    : `${timeText(next.time, locale)} ${title}`;
  if (!isToday) return `first ${words}`;
  return `${isContinued(next) ? 'now' : 'next'} ${words}`;
}

/** On a phone: one line for all appointments, so that the first task is visible. */
function Folded({ appointments, next, isToday }: AgendaProps & { readonly next: Appointment | undefined }) {
  const locale = useAtomValue(localeAtom);
  const text = next
    ? `${appointments.length} appointments, ${nextText(next, isToday, locale)}`
    : `${appointments.length} earlier today`;
  return (
    <details className={styles.over}>
      <summary>
        <span title={text}>{text}</span>
      </summary>
      <Lines appointments={appointments} label="By time" />
    </details>
  );
}

/** The appointments of a day; past ones are collapsed, so that the next one comes first. */
export function Agenda({ appointments, isToday }: AgendaProps) {
  const now = useMinute();
  const isNarrow = useIsNarrow();
  const locale = useAtomValue(localeAtom);
  const over = appointments.filter((appointment) => isToday && isOver(appointment, now));
  const ahead = appointments.filter((appointment) => !over.includes(appointment));
  const lists = () => {
    if (isNarrow && appointments.length > 1)
      return (
        <Folded
          appointments={appointments}
          next={ahead.find(({ record }) => !record.completed) ?? ahead[0]}
          isToday={isToday}
        />
      );
    if (ahead.length === 0) return <Lines appointments={appointments} label="By time" />;
    return (
      <>
        {over.length > 0 && (
          <details className={styles.over}>
            <summary>{over.length} earlier today</summary>
            <Lines appointments={over} label="Earlier today" />
          </details>
        )}
        <Lines appointments={ahead} label="By time" />
      </>
    );
  };
  // Each line reserves the width of the widest time, so that the titles of all lists start in one column.
  const times = new Set(appointments.map((appointment) => timesText(appointment, locale)));
  const content = [...times].map((text) => JSON.stringify(text)).join(' "\\A " ');
  return <div style={{ '--times': content } as CSSProperties}>{lists()}</div>;
}
