import { PurposeText, useLivePurpose } from '@dayloom/clocks/purpose';
import { SessionsCard, type SessionWords, timerSessions } from '@dayloom/clocks/sessions';
import { sessionsOf } from '@dayloom/data';
import { focusLength, isolated, type TimerSession } from '@dayloom/domain';
import { useUser } from '@dayloom/platform';
import { useListWindow } from '@dayloom/screen-kit';
import { TargetIcon } from '@dayloom/ui';
import { StopwatchIcon } from '@dayloom/ui/screen-icons';
import { FocusTotals } from './focus-totals.tsx';
import * as styles from './history.module.css';
import { timerNames } from './timer-clocks.ts';
import { useFocusLength } from './use-focus-length.ts';

const pageSize = 10;
const errorText = 'Failed to fetch history';

/** What a session was for: its task, the work and a note. */
function Details({ session }: { readonly session: TimerSession }) {
  const { title, workTitle, to } = useLivePurpose(session);
  return (
    <>
      {title !== undefined && (
        <span className={styles.purpose}>
          <PurposeText title={title} to={to} />
          {workTitle !== undefined && ` · ${isolated(workTitle)}`}
        </span>
      )}
      {session.note !== undefined && <bdi className={styles.note}>{session.note}</bdi>}
    </>
  );
}

const wordsOf = (session: TimerSession): SessionWords => ({
  sign: session.type === 'focus' ? <TargetIcon /> : <StopwatchIcon />,
  name: timerNames[session.type],
  details: (session.about ?? session.note) !== undefined && <Details session={session} />,
});

/** The latest sessions, live, next to the focus time of today and this week. */
export function History() {
  const { id } = useUser();
  const { minutes = focusLength.standard } = useFocusLength();
  return (
    <SessionsCard
      kind={timerSessions}
      title="History"
      label="Latest sessions"
      sessions={useListWindow(sessionsOf(id), { failed: errorText, firstSize: pageSize })}
      wordsOf={wordsOf}
      failed={errorText}
      empty={{
        text: 'No sessions yet',
        detail: 'Your focus sessions and stopped times will be listed here.',
      }}
      minutes={minutes}
    >
      <div className={styles.totals}>
        <FocusTotals />
      </div>
    </SessionsCard>
  );
}
