import { addDays, instantOf, isPlanDay, skippedTimeText, startOfDay, type RecordIn } from '@dayloom/domain';
import {
  checkSessionDraft,
  durationWords,
  overlapText,
  type SessionDraft,
  type Span,
  spanText,
} from '@dayloom/domain/sessions';
import { localeAtom, type RecordForm, useAtomValue, useMinute, useRecords, useUser } from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import { DateField, NumberField, TimeField } from '@dayloom/ui';
import * as styles from './session-fields.module.css';
import type { SessionKind, SessionName } from './session-kinds.ts';

interface SpanFieldsProps<Name extends SessionName> {
  readonly kind: SessionKind<Name>;
  readonly form: Pick<RecordForm<SessionDraft, keyof SessionDraft>, 'draft' | 'errors' | 'change'>;
  /** The session that is edited. */
  readonly opened: RecordIn<Name> | undefined;
}

/** Names another session in the time of this one. */
function useOverlap<Name extends SessionName>(
  kind: SessionKind<Name>,
  date: string,
  { span, opened }: { readonly span: Span | undefined; readonly opened: RecordIn<Name> | undefined },
) {
  const { id } = useUser();
  const locale = useAtomValue(localeAtom);
  // A session is at most a day long, but for a stopwatch that was forgotten.
  const at = (days: number) =>
    isPlanDay(date) ? instantOf(startOfDay(addDays(date, days), 0)) : instantOf(new Date(0));
  const around = useRecords(kind.between(id, at(-1), at(3)), { off: !span });
  if (!span || around.phase !== 'ready') return undefined;
  const others = around.records.filter((other) => other.id !== opened?.id);
  return overlapText(
    span,
    others.map((other) => ({ ...kind.spanOf(other), name: kind.nameOf(other) })),
    locale,
  );
}

/** When a session ended and how long it was, with what that means in times of the clock. */
export function SpanFields<Name extends SessionName>({ kind, form, opened }: SpanFieldsProps<Name>) {
  const { draft } = form;
  const field = fieldOf(form);
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const before = opened && kind.spanOf(opened);
  const checked = checkSessionDraft({ ...draft, note: '' }, now, before);
  const span = checked.ok ? checked.fields : undefined;
  const overlap = useOverlap(kind, draft.date, { span, opened });
  const isExact = span && span.duration === before?.duration && span.duration % 60 > 0;
  return (
    <>
      <NumberField
        {...field('minutes')}
        label="Minutes"
        required
        min={1}
        step={1}
        hint={isExact ? `Exactly ${durationWords(span.duration)}` : undefined}
      />
      <div className={styles.when}>
        <DateField {...field('date')} label="Day" required />
        <TimeField {...field('time')} label="End" required hint={skippedTimeText(draft, locale)} />
      </div>
      <p role="status" className={styles.span}>
        {span && [spanText(span, locale), overlap].filter(Boolean).join('. ')}
      </p>
    </>
  );
}
