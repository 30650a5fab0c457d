import { create } from '@dayloom/data';
import {
  nowOf,
  type ProfileDraft,
  profileDraftOf,
  profileLabels,
  type UserProfile,
  userFacts,
} from '@dayloom/domain';
import { editOf, useClock, useEditMode, useSave, useUser } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { Button, PencilIcon } from '@dayloom/ui';
import * as styles from './account-card.module.css';
import { AccountEditor } from './account-editor.tsx';

const outcome = { done: 'Profile updated successfully', failed: 'Failed to update profile' };

/** Writes the changed fields; the first save of an account without a user document creates it. */
function useSaveProfile() {
  const { id, email } = useUser();
  const clock = useClock();
  const save = useSave();
  return (opened: UserProfile | undefined, fields: ProfileDraft) =>
    save(
      opened
        ? editOf(userFacts, opened, fields)
        : [create('users', id, { ...fields, email, createdAt: nowOf(clock) })],
      outcome,
    );
}

function AccountDetails({ profile }: { profile: UserProfile | undefined }) {
  const { email } = useUser();
  const shown = { ...profileDraftOf(profile), email };
  return (
    <dl className={styles.details}>
      {(['firstName', 'email', 'mobileNo'] as const).map((field) => (
        <div key={field}>
          <dt>{profileLabels[field]}</dt>
          <dd>{shown[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EditedProfile {
  /** The profile when its editor was opened. */
  readonly opened: UserProfile | undefined;
  readonly fields: ProfileDraft;
}

/** The stored data of the user, in view or in edit mode; undefined for some accounts. */
export function AccountCard({ profile }: { profile: UserProfile | undefined }) {
  const { edit, open, close, save } = useEditMode<EditedProfile>('the profile');
  const saveProfile = useSaveProfile();
  const submit = (opened: UserProfile | undefined, fields: ProfileDraft) =>
    save({ opened, fields }, saveProfile(opened, fields));
  return (
    <TitledCard
      title="Account"
      actions={
        edit.mode === 'view' && (
          <Button
            icon={<PencilIcon aria-hidden="true" />}
            // After editing, the focus returns to the edit button.
            autoFocus={edit.wasEdited}
            onClick={() => open({ opened: profile, fields: profileDraftOf(profile) })}
          >
            Edit Profile
          </Button>
        )
      }
    >
      {edit.mode === 'edit' ? (
        <AccountEditor
          initial={edit.draft.fields}
          opened={edit.draft.opened}
          current={profile}
          onSave={(fields, opened) => submit(opened, fields)}
          onCancel={close}
        />
      ) : (
        <AccountDetails profile={profile} />
      )}
    </TitledCard>
  );
}
