import {
  checkProfileDraft,
  type ProfileDraft,
  profileDraftOf,
  profileLabels,
  type UserProfile,
} from '@dayloom/domain';
import { useRecordForm, useToasts } from '@dayloom/platform';
import { followStored } from '@dayloom/screen-kit';
import { Button, DraftKept, TextField } from '@dayloom/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './account-card.module.css';

interface AccountEditorProps {
  /** The initial values: the draft, if storage rejected it before. */
  initial: ProfileDraft;
  /** The profile when the form was opened. */
  opened: UserProfile | undefined;
  current: UserProfile | undefined;
  /** @param opened the profile that the form began with */
  onSave: (fields: ProfileDraft, opened: UserProfile | undefined) => Promise<boolean>;
  onCancel: () => void;
}

export function AccountEditor({ initial, current, onSave, onCancel, ...props }: AccountEditorProps) {
  const toasts = useToasts();
  const [opened, setOpened] = useState(props.opened);
  const form = useRecordForm({
    what: 'the profile',
    draftKey: 'profile',
    initial,
    stored: profileDraftOf(opened),
    check: checkProfileDraft,
    save: (fields) => onSave(fields, opened),
    onRefused: ({ message }, until) => toasts.error(message, undefined, { until }),
  });
  followStored(form, { opened, current, draftOf: profileDraftOf, setOpened });
  const { draft, errors, keptAt, change, submit, cancel } = form;
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
