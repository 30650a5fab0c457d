import { workById } from '@dayloom/data';
import { type DayRecord, nowOf, type PlanDay } from '@dayloom/domain';
import { firstTime, ruleText, ruleWords } from '@dayloom/domain/repeats';
import {
  localeAtom,
  recordDraftKey,
  useAtomValue,
  useNewId,
  useRecords,
  useSave,
  useShell,
  useToday,
} from '@dayloom/platform';
import { focusOnceGone, outcomeOf } from '@dayloom/screen-kit';
import { newRepeatDraft } from '@dayloom/screen-kit/repeats';
import { beginNow } from './begin-now.ts';
import { contentDraft } from './content-draft.ts';
import { stepsOfSeries } from './day-edit.ts';
import { type SeriesFields, SeriesForm, timesDraft } from './series-form.tsx';
import { seriesFacts } from './series-facts.ts';
import type { SeriesKind } from './series-kind.ts';

interface BeginSeriesProps {
  readonly kind: SeriesKind;
  /** The record that repeats from now on; omitted to add a new one. */
  readonly record?: DayRecord;
  readonly title?: string;
  readonly workId?: string | undefined;
  readonly day: PlanDay;
  /** The button that opened it, to find the row of the record. */
  readonly pressed?: Element | null;
  /** Moves the focus if the row of the pressed button is gone, and there is nothing next to it. */
  readonly focusOther?: (() => void) | undefined;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

const daily = newRepeatDraft('daily');

/** Begins a series, with a record as its first day or with a new one. */
export function BeginSeries({
  kind,
  record,
  title = record?.title ?? '',
  workId = record && 'workId' in record ? record.workId : undefined,
  day,
  pressed = null,
  focusOther,
  onSaved,
  onClose,
}: BeginSeriesProps) {
  const shell = useShell();
  const { clock, user } = shell;
  const today = useToday();
  const saveChanges = useSave();
  const newId = useNewId().id;
  const work = useRecords(workById(user.id, workId ?? ''), { off: workId === undefined });
  const locale = useAtomValue(localeAtom);
  const word = kind.facts.words.one;
  const content = record ? kind.contentOf(record) : {};
  const save = async ({ rule, ...fields }: SeriesFields) => {
    const first = firstTime(rule, day) ?? day;
    const { note, steps } = content;
    const series = {
      ...fields,
      note,
      steps: stepsOfSeries(steps),
      id: newId,
      user: user.id,
      workId,
      first,
      rule: ruleText(rule),
      now: nowOf(clock),
    };
    const isFixed = record !== undefined && kind.isReadOnly(record, today);
    const { changes, ...undo } = await beginNow(shell, kind, isFixed ? undefined : record, series);
    const words = { ...outcomeOf(seriesFacts(kind), 'add'), detail: ruleWords(rule, locale) };
    const isSaved = await focusOnceGone(pressed, saveChanges(changes, { ...words, ...undo }), focusOther);
    if (isSaved) onSaved?.();
    return isSaved;
  };
  return (
    <SeriesForm
      kind={kind}
      heading={`Repeating ${word}`}
      submitLabel={record ? 'Repeat' : `Add ${word}`}
      initial={{
        title,
        ...timesDraft(record ? kind.timesOf(record) : {}),
        ...contentDraft({}),
        leads: content.leads ?? '',
        ...daily,
      }}
      // A new title has its draft in the field where it was typed.
      draftKey={record && `${recordDraftKey(kind.facts, record.id)}/repeats`}
      day={day}
      lastDay={work.phase === 'ready' ? work.records[0]?.endDate : undefined}
      save={save}
      onClose={onClose}
    />
  );
}
