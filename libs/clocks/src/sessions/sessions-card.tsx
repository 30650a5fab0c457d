import type { RecordIn } from '@dayloom/domain';
import type { Records } from '@dayloom/platform';
import { ShowMore, TitledCard, useOnceLoaded } from '@dayloom/screen-kit';
import { AsyncList, Button, EmptyState, List } from '@dayloom/ui';
import { type ReactNode, useRef, useState } from 'react';
import { sessionForms } from './session-forms.ts';
import type { SessionKind, SessionName } from './session-kinds.ts';
import * as styles from './session-row.module.css';
import { SessionRow, type SessionWords } from './session-row.tsx';

interface SessionsCardProps<Name extends SessionName> {
  readonly kind: SessionKind<Name>;
  readonly title: string;
  /** The name of the list. */
  readonly label: string;
  readonly sessions: Records<RecordIn<Name>> & { readonly hasMore: boolean; readonly showMore: () => void };
  readonly wordsOf: (session: RecordIn<Name>) => SessionWords;
  readonly failed: string;
  readonly empty: { readonly text: string; readonly detail: string };
  /** The length of a new session. */
  readonly minutes: number;
  readonly children?: ReactNode;
}

/** The latest sessions, live; one can be added by hand, corrected and deleted. */
export function SessionsCard<Name extends SessionName>({
  kind,
  title,
  label,
  sessions,
  wordsOf,
  failed,
  empty,
  minutes,
  children,
}: SessionsCardProps<Name>) {
  const [form, setForm] = useState<{ readonly session?: RecordIn<Name> }>();
  const onceLoaded = useOnceLoaded(sessionForms, 'Failed to load the form');
  const open = (next: { readonly session?: RecordIn<Name> }) => onceLoaded(() => setForm(next));
  const addButton = useRef<HTMLButtonElement>(null);
  const SessionDialog = sessionForms.peek()?.SessionDialog;
  return (
    <TitledCard
      title={title}
      actions={
        <Button ref={addButton} size="small" variant="ghost" onClick={() => open({})}>
          Forgot to start?
        </Button>
      }
    >
      {children}
      <AsyncList of={sessions} failed={failed} empty={<EmptyState {...empty} />} skeletonRows={5}>
        {(records) => (
          <div className={styles.list}>
            <List label={label}>
              {records.map((session) => (
                <SessionRow
                  key={session.id}
                  kind={kind}
                  session={session}
                  words={wordsOf(session)}
                  onEdit={() => open({ session })}
                  onDeleted={() => addButton.current?.focus()}
                />
              ))}
            </List>
            <ShowMore list={sessions} />
          </div>
        )}
      </AsyncList>
      {form && SessionDialog && (
        <SessionDialog
          key={form.session?.id}
          kind={kind}
          session={form.session}
          minutes={minutes}
          onClose={() => setForm(undefined)}
        />
      )}
    </TitledCard>
  );
}
