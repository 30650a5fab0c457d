import { isolated, type TimerSession } from '@dayloom/domain';
import { type Purpose, purposeFieldNames, purposeOf } from '@dayloom/domain/clocks';
import type { Form } from '@dayloom/platform';
import { Segmented, TextField } from '@dayloom/ui';
import { PurposeButtons } from '../purpose/purpose-buttons.tsx';
import { useLivePurpose } from '../purpose/use-live-purpose.ts';
import * as styles from './session-fields.module.css';

/** '' for none. */
export type PurposeDraft = Required<Purpose> & { readonly type: TimerSession['type'] };

const none: PurposeDraft = { type: 'focus', taskId: '', workId: '', about: '', workTitle: '', note: '' };

export const purposeDraftTogether = [['taskId', 'workId', 'about', 'workTitle']];

export const draftOfPurpose = (session?: Purpose & Pick<TimerSession, 'type'>): PurposeDraft => ({
  ...none,
  ...(session && { ...purposeOf(session), type: session.type }),
});

/** The fields to store, without those that are empty. */
export const purposeIn = (draft: PurposeDraft) => ({
  type: draft.type,
  ...Object.fromEntries(
    purposeFieldNames.map((field) => [field, draft[field].trim()]).filter(([, text]) => text !== ''),
  ),
});

interface PurposeFieldsProps {
  readonly form: Pick<Form<PurposeDraft, keyof PurposeDraft>, 'draft' | 'errors' | 'change'>;
}

const kinds = [
  { value: 'focus', label: 'Focus' },
  { value: 'stopwatch', label: 'Stopwatch' },
] as const;

/** Which clock it would have been. */
export const ClockField = ({ form: { draft, change } }: PurposeFieldsProps) => (
  <Segmented
    label="Kind of session"
    options={kinds}
    value={draft.type}
    onChange={(type) => change({ type })}
  />
);

/** The task that a session was for, and a note. */
export function PurposeFields({ form: { draft, errors, change } }: PurposeFieldsProps) {
  const chosen = purposeOf(Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== '')));
  const { title, workTitle } = useLivePurpose(chosen);
  const text = [title, workTitle].flatMap((one) => (one ? isolated(one) : [])).join(' · ');
  return (
    <>
      <div className={styles.purpose}>
        {text !== '' && <p>{text}</p>}
        <PurposeButtons
          purpose={chosen}
          onChoose={(purpose) => change({ ...none, ...purpose, type: draft.type, note: draft.note })}
        />
      </div>
      <TextField
        label="Note (Optional)"
        name="note"
        autoComplete="off"
        value={draft.note}
        error={errors.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </>
  );
}
