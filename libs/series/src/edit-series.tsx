import { workById } from '@dayloom/data';
import type { DayRecord, PlanDay } from '@dayloom/domain';
import { readRule, restFrom, ruleText } from '@dayloom/domain/repeats';
import { recordDraftKey, useRecords, useSave, useToday, useUser } from '@dayloom/platform';
import { focusOnceGone, outcomeOf, useHistory } from '@dayloom/screen-kit';
import { draftOfRule, newRepeatDraft } from '@dayloom/screen-kit/repeats';
import { Button } from '@dayloom/ui';
import { useMemo, useState } from 'react';
import { BeginSeries } from './begin-series.tsx';
import { changeSeries, followDays, fromDay, type Segments } from './series-changes.ts';
import { type SeriesDraft, SeriesForm, timesDraft } from './series-form.tsx';
import { seriesFacts } from './series-facts.ts';
import type { SeriesKind } from './series-kind.ts';
import { useSegments } from './use-segments.ts';

/** The segment that a change from a day on begins with, its next day, and its rule from then on. */
function currentOf(segments: Segments, day: PlanDay) {
  const { current, rest, begin } = fromDay(segments, day);
  return { current, next: rest?.first ?? begin, rule: readRule(rest?.rule ?? current.rule ?? '') };
}

const draftOf = ({ current, next, rule }: ReturnType<typeof currentOf>, record: DayRecord): SeriesDraft => ({
  title: current.title ?? record.title,
  ...timesDraft(current),
  ...(rule ? draftOfRule(rule, next) : newRepeatDraft('daily')),
});

interface EditSeriesProps {
  readonly kind: SeriesKind;
  readonly record: DayRecord;
  /** The pressed button, to find its row. */
  readonly pressed: Element | null;
  readonly focusOther?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Changes a series from today on. For one that has ended, it begins a new one. */
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

function EditForm({ kind, segments, today, record, pressed, focusOther, onClose }: EditFormProps) {
  const save = useSave();
  const now = useMemo(() => currentOf(segments, today), [segments, today]);
  const draft = useMemo(() => draftOf(now, record), [now, record]);
  const { workId } = now.current;
  const user = useUser().id;
  const work = useRecords(workById(user, workId ?? ''), { off: workId === undefined });
  const stored = useRecords(kind.ahead(user, today));
  const facts = seriesFacts(kind);
  const history = useHistory(facts, now.current);
  return (
    <>
      <SeriesForm
        kind={kind}
        heading={`Edit Repeating ${kind.facts.words.one}`}
        submitLabel="All from today on"
        initial={draft}
        stored={draft}
        draftKey={recordDraftKey(facts, now.current.series)}
        day={now.next}
        lastDay={work.phase === 'ready' ? work.records[0]?.endDate : undefined}
        actions={history.items.map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
        save={({ rule, ...fields }) => {
          const series = changeSeries(segments, today, { ...fields, rule: ruleText(rule) });
          const known = stored.phase === 'ready' ? stored.records : [];
          const days = followDays(kind, segments, { stored: known, day: today, fields });
          return focusOnceGone(
            pressed,
            save([...series.changes, ...days.changes], {
              ...outcomeOf(facts, 'update'),
              undo: [...series.undo, ...days.undo],
            }),
            focusOther,
          );
        }}
        onClose={onClose}
      />
      {history.dialog}
    </>
  );
}
