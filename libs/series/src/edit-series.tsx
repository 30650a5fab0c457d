import { workById } from '@dayloom/data';
import { type DayRecord, dayName, type PlanDay } from '@dayloom/domain';
import { readRule, restFrom, ruleText } from '@dayloom/domain/repeats';
import { mergedSteps } from '@dayloom/domain/steps';
import {
  localeAtom,
  type Outcome,
  recordDraftKey,
  useAtomValue,
  useRecords,
  useSave,
  useShell,
  useToday,
} from '@dayloom/platform';
import { focusOnceGone, outcomeOf, useHistory } from '@dayloom/screen-kit';
import { draftOfRule, newRepeatDraft } from '@dayloom/screen-kit/repeats';
import { Button, RadioCards } from '@dayloom/ui';
import { useMemo, useState } from 'react';
import { BeginSeries } from './begin-series.tsx';
import { contentDraft, keepingNotes } from './content-draft.ts';
import type { Revertible } from './day-changes.ts';
import { hasFollowing, type Scope, scopeLabels } from './following.ts';
import { keepDay } from './keep-day.ts';
import { beginOf, changeSeries, fromDay } from './series-changes.ts';
import { type SeriesDraft, SeriesForm, timesDraft } from './series-form.tsx';
import { changedMeanwhile, seriesFacts } from './series-facts.ts';
import type { Segments, SeriesFields, SeriesKind } from './series-kind.ts';
import { followDays } from './stored-days.ts';
import { undoing } from './undo-now.ts';
import { segmentsNow, useSegments } from './use-segments.ts';

/** The segment that a change from a day on begins with, its next day, and its rule from then on. */
function currentOf(segments: Segments, day: PlanDay) {
  const { current, rest, begin } = fromDay(segments, day);
  return { current, next: rest?.first ?? begin, rule: readRule(rest?.rule ?? current.rule ?? '') };
}

/** @param day the day to which the fields of the rule relate */
const draftOf = (
  { current, rule }: ReturnType<typeof currentOf>,
  day: PlanDay,
  record: DayRecord,
): SeriesDraft => ({
  title: current.title ?? record.title,
  ...timesDraft(current),
  leads: current.leads ?? '',
  ...contentDraft(current),
  ...(rule ? draftOfRule(rule, day) : newRepeatDraft('daily')),
});

interface EditSeriesProps {
  readonly kind: SeriesKind;
  readonly record: DayRecord;
  /** The pressed button, to find its row. */
  readonly pressed: Element | null;
  readonly focusOther?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Changes a series from a day on. For one that has ended, it begins a new one. */
export function EditSeries(props: EditSeriesProps) {
  const today = useToday();
  const segments = useSegments(props.record);
  const [isOver, setOver] = useState<boolean>();
  if (segments && isOver === undefined) setOver(restFrom(segments, today) === undefined);
  if (!segments || isOver === undefined) return null;
  return isOver ? (
    <BeginSeries {...props} day={today} />
  ) : (
    <EditForm {...props} segments={segments} today={today} />
  );
}

interface EditFormProps extends EditSeriesProps {
  readonly segments: Segments;
  readonly today: PlanDay;
}

/** The day from which the form changes the series: the shown one at first, where the user can choose. */
function useScope({ kind, record, segments, today }: EditFormProps) {
  const locale = useAtomValue(localeAtom);
  const [chosen, choose] = useState<Scope>('following');
  const [shown] = useState(() => kind.dayOf(record) ?? today);
  // What another tab changes meanwhile does not change what was chosen here.
  const [hasChoice] = useState(() => hasFollowing(segments, shown, today));
  const scope = hasChoice ? chosen : 'all';
  const [isAll, name] = [scope === 'all', dayName(shown, today, locale)];
  const options = [
    { value: 'following' as const, label: scopeLabels.following, hint: `from ${name}` },
    { value: 'all' as const, label: scopeLabels.all },
  ];
  return {
    opened: hasChoice ? shown : undefined,
    from: isAll || shown < today ? today : shown,
    label: scopeLabels[scope],
    choice: hasChoice && <RadioCards legend="Changes" options={options} value={scope} onChange={choose} />,
    before: isAll ? 'was before today' : `is before ${name}`,
    /** The shown day if it is one of those that change. */
    kept: isAll && shown < today ? undefined : name,
  };
}

interface TypedFields {
  readonly fields: SeriesFields;
  /** The series without what was typed. */
  readonly draft: SeriesDraft;
  readonly record: DayRecord;
}

/** What was typed of the fields of a series, to change one day: its own steps stay. */
function typedIn(kind: SeriesKind, { fields, draft, record }: TypedFields): SeriesFields {
  const { title, note, steps = '', leads, ...typed } = fields;
  const hasTimes = kind.times.some(({ field }) => typed[field] !== draft[field]);
  const own = kind.contentOf(record).steps ?? '';
  return {
    ...(title !== undefined && title !== draft.title && { title }),
    ...(hasTimes && typed),
    ...('leads' in fields && { leads }),
    ...('note' in fields && { note }),
    ...('steps' in fields && { steps: mergedSteps(draft.steps, own, steps) || undefined }),
  };
}

function EditForm(props: EditFormProps) {
  const { kind, segments, today, record, pressed, focusOther, onClose } = props;
  const shell = useShell();
  const save = useSave();
  const { opened, from, kept, ...scope } = useScope(props);
  // Once it has ended, the form keeps what it shows.
  const [shown, show] = useState(segments);
  if (segments !== shown && restFrom(segments, from)) show(segments);
  const now = useMemo(() => currentOf(shown, from), [shown, from]);
  // From the shown day on, the rule relates to that day, also where it was moved there.
  const day = from === today ? now.next : from;
  const draft = useMemo(() => draftOf(now, day, record), [now, day, record]);
  const { workId } = now.current;
  const user = shell.user.id;
  const work = useRecords(workById(user, workId ?? ''), { off: workId === undefined });
  const stored = useRecords(kind.ahead(user, today));
  const known = stored.phase === 'ready' ? stored.records : [];
  const facts = seriesFacts(kind);
  const history = useHistory(facts, now.current);
  const ofSeries = recordDraftKey(facts, now.current.series);
  // The fields of a rule relate to the day of the form.
  const [draftKey] = useState(opened ? `${ofSeries}/${opened}` : ofSeries);
  const commit = async (series: Revertible, words: Outcome) => {
    const latest = await segmentsNow(shell, now.current.series);
    if (!latest || !restFrom(latest, from)) {
      shell.toasts.error(changedMeanwhile(kind));
      return false;
    }
    const undo = undoing(shell, segments, series);
    return focusOnceGone(pressed, save(series.changes, { ...words, ...undo }), focusOther);
  };
  const note = `What ${scope.before}, and what was changed on its own, stays.`;
  const end = {
    submitLabel: 'Stop repeating',
    note: kept ? `${kept} stays, as a single ${kind.facts.words.one.toLowerCase()}. ${note}` : note,
    save: (fields: SeriesFields) => {
      const typed = typedIn(kind, { fields, draft, record });
      return commit(keepDay(kind, segments, { record, from, typed, stored: known }), {
        done: `${facts.words.one} ended`,
        failed: outcomeOf(facts, 'update').failed,
        detail: record.title,
      });
    },
  };
  return (
    <>
      <SeriesForm
        kind={kind}
        heading={`Edit Repeating ${kind.facts.words.one}`}
        submitLabel={scope.label}
        initial={draft}
        stored={draft}
        draftKey={draftKey}
        day={day}
        beginOf={(rule) => beginOf(segments, from, ruleText(rule))}
        lastDay={work.phase === 'ready' ? work.records[0]?.endDate : undefined}
        actions={history.items.map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
        hasContent={'steps' in kind.contentOf(record)}
        save={({ rule, ...fields }, noteBefore) => {
          const series = changeSeries(segments, from, { ...fields, rule: ruleText(rule) });
          const days = followDays(kind, segments, { stored: known, day: from, fields });
          const [changes, undo] = [
            [...keepingNotes(series.changes, draft.note, noteBefore), ...days.changes],
            [...series.undo, ...days.undo],
          ];
          return commit({ changes, undo }, outcomeOf(facts, 'update'));
        }}
        note={note}
        end={end}
        onClose={onClose}
      >
        {scope.choice}
      </SeriesForm>
      {history.dialog}
    </>
  );
}
