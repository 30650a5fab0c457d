import { type Checked, type FieldsIn, nowOf, type RecordIn } from '@dayloom/domain';
import {
  checkSessionDraft,
  draftOfSpan,
  type SessionDraft,
  sessionDraftTogether,
} from '@dayloom/domain/sessions';
import { useClock } from '@dayloom/platform';
import { RecordDialog } from '@dayloom/screen-kit';
import { useState } from 'react';
import {
  ClockField,
  draftOfPurpose,
  type PurposeDraft,
  purposeDraftTogether,
  PurposeFields,
  purposeIn,
} from './purpose-fields.tsx';
import { SpanFields } from './session-fields.tsx';
import type { SessionKind, SessionName } from './session-kinds.ts';
import { useSaveSession } from './use-save-session.ts';

type Draft = SessionDraft & PurposeDraft;

const together = [...sessionDraftTogether, ...purposeDraftTogether];

interface SessionDialogProps<Name extends SessionName> {
  readonly kind: SessionKind<Name>;
  /** The session to edit; omitted to add one. */
  readonly session?: RecordIn<Name> | undefined;
  /** The length of a new session, which ended now. */
  readonly minutes: number;
  readonly onClose: () => void;
}

/** Adds a session by hand, or corrects one. */
export function SessionDialog<Name extends SessionName>({
  kind,
  session,
  minutes,
  onClose,
}: SessionDialogProps<Name>) {
  const clock = useClock();
  const { add, change } = useSaveSession(kind);
  const draftOf = (stored: RecordIn<Name>): Draft => ({
    ...draftOfPurpose(kind.purposeOf?.(stored)),
    ...draftOfSpan(kind.spanOf(stored)),
  });
  const [initial] = useState(() =>
    session
      ? draftOf(session)
      : { ...draftOfPurpose(), ...draftOfSpan({ end: nowOf(clock), duration: minutes * 60 }) },
  );
  const check = (draft: Draft, opened?: RecordIn<Name>): Checked<Partial<FieldsIn<Name>>, keyof Draft> => {
    const checked = checkSessionDraft(draft, clock.now(), opened && kind.spanOf(opened));
    if (!checked.ok) return checked;
    const fields = { ...kind.fieldsOf(checked.fields), ...(kind.purposeOf && purposeIn(draft)) };
    return { ok: true, fields };
  };
  return (
    <RecordDialog
      kind={kind.facts}
      record={session}
      draftOf={draftOf}
      title={`${session ? 'Edit' : 'Add'} ${kind.word}`}
      submitLabel={session ? 'Save Changes' : `Add ${kind.word}`}
      initial={initial}
      check={check}
      together={together}
      hasTime
      write={(fields, _, opened) => (opened ? change(opened, fields) : add(fields))}
      onClose={onClose}
    >
      {(form) => (
        <>
          {kind.purposeOf && !session && <ClockField form={form} />}
          <SpanFields kind={kind} form={form} opened={session} />
          {kind.purposeOf && <PurposeFields form={form} />}
        </>
      )}
    </RecordDialog>
  );
}
