import { checkProfileDraft, type ProfileDraft, profileLabels } from '@dayloom/domain';
import { useRecordForm, useToasts } from '@dayloom/platform';
import { Button, DraftKept, TextField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';
import * as styles from './account-card.module.css';

interface AccountEditorProps {
  /** The initial values: the draft, if storage rejected it before. */
  initial: ProfileDraft;
  /** The stored profile when the form was opened. */
  stored: ProfileDraft;
  onSave: (fields: ProfileDraft) => Promise<boolean>;
  onCancel: () => void;
}

export function AccountEditor({ initial, stored, onSave, onCancel }: AccountEditorProps) {
  const toasts = useToasts();
  const { draft, errors, keptAt, change, submit, cancel } = useRecordForm({
    what: 'the profile',
    draftKey: 'profile',
    initial,
    stored,
    check: checkProfileDraft,
    save: onSave,
    onRefused: ({ message }, until) => toasts.error(message, undefined, { until }),
  });
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  return (
    <form className={styles.editor} noValidate onSubmit={submit}>
      <TextField
        ref={name}
        label={profileLabels.firstName}
        name="firstName"
        autoComplete="given-name"
        value={draft.firstName}
        error={errors.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <TextField
        label={profileLabels.mobileNo}
        name="mobileNo"
        type="tel"
        autoComplete="tel"
        value={draft.mobileNo}
        error={errors.mobileNo}
        onChange={(event) => change({ mobileNo: event.target.value })}
      />
      <DraftKept at={keptAt} />
      <div className={styles.buttons}>
        <Button onClick={() => cancel(onCancel)}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save Changes
        </Button>
      </div>
    </form>
  );
}
