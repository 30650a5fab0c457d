import { type ProfileDraft, profileDraftOf, type UserProfile } from '@dayloom/domain';
import { useEditMode } from '@dayloom/platform';
import { Button, Card, PencilIcon, SectionHeading } from '@dayloom/ui';
import { useId } from 'react';
import { AccountDetails } from './account-details.tsx';
import { AccountEditor } from './account-editor.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface EditedProfile {
  /** The profile when its editor was opened. */
  readonly opened: UserProfile | undefined;
  readonly fields: ProfileDraft;
}

/** The stored data of the user, in view or in edit mode; undefined for some accounts. */
export function AccountCard({ profile }: { profile: UserProfile | undefined }) {
  const headingId = useId();
  const { edit, open, close, save } = useEditMode<EditedProfile>('the profile');
  const saveProfile = useSaveProfile();
  const submit = (opened: UserProfile | undefined, fields: ProfileDraft) =>
    save({ opened, fields }, saveProfile(opened, fields));
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
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
      />
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
    </Card>
  );
}
