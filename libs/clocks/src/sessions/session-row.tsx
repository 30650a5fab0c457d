import { durationText, type RecordIn } from '@dayloom/domain';
import { focusOnceGone, useDelete, useHistory } from '@dayloom/screen-kit';
import { Menu, PencilIcon, Row, Timestamp, TrashIcon } from '@dayloom/ui';
import { type ReactNode, useId } from 'react';
import type { SessionKind, SessionName } from './session-kinds.ts';
import * as styles from './session-row.module.css';

/** What a list says of a session in addition to its time and duration. */
export interface SessionWords {
  readonly sign: ReactNode;
  readonly name: ReactNode;
  /** Below its name and time. */
  readonly details?: ReactNode;
}

interface SessionRowProps<Name extends SessionName> {
  readonly kind: SessionKind<Name>;
  readonly session: RecordIn<Name>;
  readonly words: SessionWords;
  readonly onEdit: () => void;
  /** Moves the focus if there is no row next to a deleted one. */
  readonly onDeleted: () => void;
}

const shortened = ', shortened: it was stopped earlier or overlapped another';

export function SessionRow<Name extends SessionName>({
  kind,
  session,
  words,
  onEdit,
  onDeleted,
}: SessionRowProps<Name>) {
  const [titleId, timeId] = [useId(), useId()];
  const erase = useDelete(kind.facts);
  const history = useHistory(kind.facts, session);
  const span = kind.spanOf(session);
  const isShortened = session.loweredFrom !== undefined && session.editedAt === undefined;
  return (
    <Row
      className={styles.session}
      data-glides={session.id}
      leading={<span className={styles.sign}>{words.sign}</span>}
      title={
        <>
          <span id={titleId}>{words.name}</span>
          <span className={styles.time}>
            <span id={timeId}>
              <Timestamp at={span.end} />
            </span>
            {isShortened && shortened}
          </span>
        </>
      }
      meta={words.details}
      trailing={
        <>
          <span className={styles.duration}>{durationText(span.duration)}</span>
          <Menu
            label="More actions"
            button={{ 'aria-describedby': `${titleId} ${timeId}`, size: 'small' }}
            items={[
              { label: 'Edit', icon: <PencilIcon />, onSelect: onEdit },
              ...history.items,
              {
                label: 'Delete',
                icon: <TrashIcon />,
                tone: 'danger',
                // The menu has returned the focus to its button.
                onSelect: () => void focusOnceGone(document.activeElement, erase(session), onDeleted),
              },
            ]}
          />
          {history.dialog}
        </>
      }
    />
  );
}
