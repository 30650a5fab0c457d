import { checkProfileDraft, type ProfileDraft, profileLabels } from '@dayloom/domain';
import { useToasts } from '@dayloom/platform';
import { Button, TextField, focusRefused } from '@dayloom/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as styles from './account-card.module.css';

interface AccountEditorProps {
  initial: ProfileDraft;
  onSave: (fields: ProfileDraft) => void;
  onCancel: () => void;
}

export function AccountEditor({ initial, onSave, onCancel }: AccountEditorProps) {
  const toasts = useToasts();
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const checked = checkProfileDraft(draft);
  const errors = refused && !checked.ok ? checked.errors : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checked.ok) return onSave(checked.fields);
    setRefused(true);
    toasts.error(checked.message);
    focusRefused(event.currentTarget, checked.errors);
  };

  return (
    <form className={styles.editor} noValidate onSubmit={submit}>
      <TextField
        ref={name}
        label={profileLabels.firstName}
        name="firstName"
        autoComplete="given-name"
        value={draft.firstName}
        error={errors.firstName}
        onChange={(event) => setDraft({ ...draft, firstName: event.target.value })}
      />
      <TextField
        label={profileLabels.mobileNo}
        name="mobileNo"
        type="tel"
        autoComplete="tel"
        value={draft.mobileNo}
        error={errors.mobileNo}
        onChange={(event) => setDraft({ ...draft, mobileNo: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save Changes
        </Button>
      </div>
    </form>
  );
}
