import { create, patch } from '@dayloom/data';
import {
  checkProfileDraft,
  nowOf,
  type ProfileDraft,
  profileDraftOf,
  profileLabels,
  type UserProfile,
  users,
} from '@dayloom/domain';
import { useAction, useClock, useSave, useToasts, useUser } from '@dayloom/platform';
import { Button, TextField, focusRefused } from '@dayloom/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as styles from './account-card.module.css';

interface AccountEditorProps {
  profile: UserProfile | undefined;
  /** The edit is over, saved or cancelled. */
  onDone: () => void;
}

/** Writes the two fields of the form; the first save of an account without a user document makes it (PF10, DA29). */
function useSaveProfile(profile: UserProfile | undefined) {
  const { id, email } = useUser();
  const clock = useClock();
  const save = useSave();
  const outcome = { done: 'Profile updated successfully', failed: 'Failed to update profile' };
  return (fields: ProfileDraft) =>
    save(
      [profile ? patch(users, id, fields) : create(users, id, { ...fields, email, createdAt: nowOf(clock) })],
      outcome,
    );
}

export function AccountEditor({ profile, onDone }: AccountEditorProps) {
  const toasts = useToasts();
  const saveProfile = useSaveProfile(profile);
  const saving = useAction(async (fields: ProfileDraft) => {
    if (await saveProfile(fields)) onDone();
  });
  const [draft, setDraft] = useState(() => profileDraftOf(profile));
  const [refused, setRefused] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const checked = checkProfileDraft(draft);
  const errors = refused && !checked.ok ? checked.errors : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checked.ok) return void saving.run(checked.fields);
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
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" pending={saving.pending}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
