import { openRepeatedTasks, workById } from '@dayloom/data';
import { type PlanDay, repeatFacts, type Task } from '@dayloom/domain';
import { readRule, restFrom, ruleText } from '@dayloom/domain/repeats';
import { recordDraftKey, useRecords, useSave, useToday, useUser } from '@dayloom/platform';
import { outcomeOf, useHistory } from '@dayloom/screen-kit';
import { draftOfRule, newRepeatDraft } from '@dayloom/screen-kit/repeats';
import { Button } from '@dayloom/ui';
import { useMemo, useState } from 'react';
import { focusOnceGone } from '../focus-after.ts';
import { BeginSeries } from './begin-series.tsx';
import { changeSeries, fromDay, retitleDays, type Segments } from './series-changes.ts';
import { type SeriesDraft, SeriesForm } from './series-form.tsx';
import { useSegments } from './use-segments.ts';

/** The segment that a change from a day on begins with, and its rule from then on. */
function currentOf(segments: Segments, day: PlanDay) {
  const { current, rest, begin } = fromDay(segments, day);
  return { current, begin, rule: readRule(rest?.rule ?? current.rule ?? '') };
}

const draftOf = ({ current, begin, rule }: ReturnType<typeof currentOf>, task: Task): SeriesDraft => ({
  title: current.title ?? task.title,
  ...(rule ? draftOfRule(rule, begin) : newRepeatDraft('daily')),
});

interface EditSeriesProps {
  readonly task: Task;
  /** The pressed button, to find its row. */
  readonly pressed: Element | null;
  readonly onClose: () => void;
}

/** Changes a series from today on. For one that has ended, it begins a new one. */
export function EditSeries(props: EditSeriesProps) {
  const today = useToday();
  const segments = useSegments(props.task);
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

function EditForm({ segments, today, task, pressed, onClose }: EditFormProps) {
  const save = useSave();
  const now = useMemo(() => currentOf(segments, today), [segments, today]);
  const draft = useMemo(() => draftOf(now, task), [now, task]);
  const { workId } = now.current;
  const user = useUser().id;
  const work = useRecords(workById(user, workId ?? ''), { off: workId === undefined });
  const stored = useRecords(openRepeatedTasks(user));
  const history = useHistory(repeatFacts, now.current);
  return (
    <>
      <SeriesForm
        heading="Edit Repeating Task"
        submitLabel="All from today on"
        initial={draft}
        stored={draft}
        draftKey={recordDraftKey(repeatFacts, now.current.series)}
        day={now.begin}
        lastDay={work.phase === 'ready' ? work.records[0]?.endDate : undefined}
        actions={history.items.map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
        save={({ title, rule }) => {
          const series = changeSeries(segments, today, title, ruleText(rule));
          const days = retitleDays(segments, stored.phase === 'ready' ? stored.records : [], today, title);
          return focusOnceGone(
            pressed,
            save([...series.changes, ...days.changes], {
              ...outcomeOf(repeatFacts, 'update'),
              undo: [...series.undo, ...days.undo],
            }),
          );
        }}
        onClose={onClose}
      />
      {history.dialog}
    </>
  );
}
