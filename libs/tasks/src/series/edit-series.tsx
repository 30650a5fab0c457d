import { type PlanDay, type Repeat, repeatFacts, type Task } from '@dayloom/domain';
import { readRule, restFrom, ruleText, segmentOn } from '@dayloom/domain/repeats';
import { recordDraftKey, useSave, useToday } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { draftOfRule, newRepeatDraft } from '@dayloom/screen-kit/repeats';
import { focusOnceGone } from '../focus-after.ts';
import { useState } from 'react';
import { changeSeries, type Segments } from './series-changes.ts';
import { SeriesForm } from './series-form.tsx';
import { useSegments } from './use-segments.ts';

/** The segment that a change from a day on begins with, and its rule from then on. */
function currentOf(segments: Segments, day: PlanDay) {
  const [first] = segments;
  const current: Repeat = segmentOn(segments, first.series, day) ?? first;
  const rest = restFrom([current], day);
  return { current, rule: readRule(rest?.rule ?? current.rule ?? '') };
}

interface EditSeriesProps {
  readonly task: Task;
  /** The pressed button, to find its row. */
  readonly pressed: Element | null;
  readonly onClose: () => void;
}

/** Changes a series from today on. */
export function EditSeries({ task, pressed, onClose }: EditSeriesProps) {
  const today = useToday();
  const segments = useSegments(task);
  if (!segments) return null;
  return <EditForm segments={segments} today={today} task={task} pressed={pressed} onClose={onClose} />;
}

interface EditFormProps extends EditSeriesProps {
  readonly segments: Segments;
  readonly today: PlanDay;
}

function EditForm({ segments, today, task, pressed, onClose }: EditFormProps) {
  const save = useSave();
  const now = currentOf(segments, today);
  const [opened] = useState(now);
  const { current, rule } = opened;
  const day = current.first > today ? current.first : today;
  return (
    <SeriesForm
      heading="Edit Repeating Task"
      submitLabel="All from today on"
      initial={{
        title: current.title ?? task.title,
        ...(rule ? draftOfRule(rule, day) : newRepeatDraft('daily')),
      }}
      draftKey={recordDraftKey(repeatFacts, current.series)}
      day={day}
      save={(fields) => {
        // What was not changed here is what another device may have changed meanwhile.
        const [before, after] = [rule && ruleText(rule), ruleText(fields.rule)];
        const title = fields.title === current.title ? now.current.title : fields.title;
        const decided = after === before && now.rule ? ruleText(now.rule) : after;
        const { changes, undo } = changeSeries(segments, today, title ?? fields.title, decided);
        return focusOnceGone(pressed, save(changes, { ...outcomeOf(repeatFacts, 'update'), undo }));
      }}
      onClose={onClose}
    />
  );
}
