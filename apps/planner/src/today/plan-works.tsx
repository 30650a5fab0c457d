import type { PlanDay, Work } from '@dayloom/domain';
import { Link, type Records, useIntent } from '@dayloom/platform';
import { AddTask } from '@dayloom/tasks';
import { ErrorState } from '@dayloom/ui';
import { type FocusEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import * as styles from './plan-works.module.css';
import { useIdSet } from './use-id-set.ts';

const worksFailed = 'Failed to fetch works';
/** How long the fields stay once none is in use, in ms: what lies below them must not move under a press. */
const stays = 600;

interface PlanWorkProps {
  readonly work: Work;
  readonly today: PlanDay;
  /** Hears whether its field has the focus or holds text. */
  readonly onUse: (work: Work['id'], isUsed: boolean) => void;
}

function PlanWork({ work, today, onUse }: PlanWorkProps) {
  const address = useIntent('open-work', { id: work.id });
  const [hasFocus, setHasFocus] = useState(false);
  const [hasText, setHasText] = useState(false);
  const isUsed = hasFocus || hasText;
  const tell = useEffectEvent((is: boolean) => onUse(work.id, is));
  useEffect(() => {
    if (!isUsed) return;
    tell(true);
    return () => tell(false);
  }, [isUsed]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that is left keeps its focus for when one comes back.
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
  readonly of: Records<Work>;
  readonly today: PlanDay;
  readonly isDayEmpty: boolean;
}

/**
 * Works that go on today, each with a field for its first task: what to begin with on an empty day. Once it is
 * begun they stay while a field is in use, so that the next task can be typed.
 */
export function PlanWorks({ of: works, today, isDayEmpty }: PlanWorksProps) {
  const headingId = useId();
  const [used, tellUse] = useIdSet();
  const [lingers, setLingers] = useState(false);
  const isUsed = used.size > 0;
  if (isUsed && !lingers) setLingers(true);
  useEffect(() => {
    if (isUsed) return;
    const timer = setTimeout(() => setLingers(false), stays);
    return () => clearTimeout(timer);
  }, [isUsed]);
  if (!isDayEmpty && !lingers) return null;
  if (works.phase === 'failed') return <ErrorState text={worksFailed} onRetry={works.retry} />;
  if (works.phase === 'loading' || works.records.length === 0) return null;
  return (
    <section className={styles.works} aria-labelledby={headingId}>
      <h3 id={headingId}>Begin with one of your works</h3>
      <ul role="list">
        {works.records.map((work) => (
          <PlanWork key={work.id} work={work} today={today} onUse={tellUse} />
        ))}
      </ul>
    </section>
  );
}
