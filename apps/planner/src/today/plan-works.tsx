import type { PlanDay, Work } from '@dayloom/domain';
import { Link, type Records, useIntent } from '@dayloom/platform';
import { AddTask } from '@dayloom/tasks';
import { ErrorState } from '@dayloom/ui';
import { type FocusEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import * as styles from './plan-works.module.css';
import { useIdSet } from './use-id-set.ts';

const worksFailed = 'Failed to fetch works';
/** Milliseconds that the fields stay after their last use, so that the content below does not move during a press. */
const keepMilliseconds = 600;

interface PlanWorkProps {
  readonly work: Work;
  readonly today: PlanDay;
  /** Called when its field gets or loses focus or text. */
  readonly onUse: (work: Work['id'], isUsed: boolean) => void;
}

function PlanWork({ work, today, onUse }: PlanWorkProps) {
  const address = useIntent('open-work', { id: work.id });
  const [hasFocus, setHasFocus] = useState(false);
  const [hasText, setHasText] = useState(false);
  const isUsed = hasFocus || hasText;
  const reportUse = useEffectEvent((is: boolean) => onUse(work.id, is));
  useEffect(() => {
    if (!isUsed) return;
    reportUse(true);
    return () => reportUse(false);
  }, [isUsed]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // When the window loses focus, the field stays active for the user's return.
    if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement))
      setHasFocus(false);
  };
  return (
    <li onFocus={() => setHasFocus(true)} onBlur={leave}>
      <h4>{address ? <Link to={address}>{work.workTitle}</Link> : work.workTitle}</h4>
      <AddTask
        quiet
        workId={work.id}
        day={today}
        label={`New task for ${work.workTitle}`}
        placeholder="What comes first today?"
        onText={setHasText}
      />
    </li>
  );
}

interface PlanWorksProps {
  readonly works: Records<Work>;
  readonly today: PlanDay;
  readonly isDayEmpty: boolean;
}

/**
 * Works that include today, each with a field for its first task, as a start for an empty day. After the first task
 * they stay while a field is in use, so that the next task can be typed.
 */
export function PlanWorks({ works, today, isDayEmpty }: PlanWorksProps) {
  const headingId = useId();
  const [used, setUsed] = useIdSet();
  const [isKeptOpen, setKeptOpen] = useState(false);
  const isUsed = used.size > 0;
  if (isUsed && !isKeptOpen) setKeptOpen(true);
  useEffect(() => {
    if (isUsed) return;
    const timer = setTimeout(() => setKeptOpen(false), keepMilliseconds);
    return () => clearTimeout(timer);
  }, [isUsed]);
  if (!isDayEmpty && !isKeptOpen) return null;
  if (works.phase === 'failed') return <ErrorState text={worksFailed} onRetry={works.retry} />;
  if (works.phase === 'loading' || works.records.length === 0) return null;
  return (
    <section className={styles.works} aria-labelledby={headingId}>
      <h3 id={headingId}>Begin with one of your works</h3>
      <ul role="list">
        {works.records.map((work) => (
          <PlanWork key={work.id} work={work} today={today} onUse={setUsed} />
        ))}
      </ul>
    </section>
  );
}
