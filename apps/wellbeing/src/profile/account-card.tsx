import type { UserProfile } from '@dayloom/domain';
import { Button, Card, PencilIcon, SectionHeading } from '@dayloom/ui';
import { useId, useState } from 'react';
import { AccountDetails } from './account-details.tsx';
import { AccountEditor } from './account-editor.tsx';

/** What is stored about the user, either in view or in edit (PF4, PF5); nothing is stored for some (PF10). */
export function AccountCard({ profile }: { profile: UserProfile | undefined }) {
  const headingId = useId();
  const [mode, setMode] = useState<'view' | 'edit' | 'view again'>('view');
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Account"
        actions={
          mode !== 'edit' && (
            <Button
              icon={<PencilIcon aria-hidden="true" />}
              // Back from the edit the focus returns to where it began.
              autoFocus={mode === 'view again'}
              onClick={() => setMode('edit')}
            >
              Edit Profile
            </Button>
          )
        }
      />
      {mode === 'edit' ? (
        <AccountEditor profile={profile} onDone={() => setMode('view again')} />
      ) : (
        <AccountDetails profile={profile} />
      )}
    </Card>
  );
}
