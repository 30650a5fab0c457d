import { profileOf } from '@dayloom/data';
import { Slot, useRecords, useUser } from '@dayloom/platform';
import { Avatar, Card, ErrorState, LoadingState, Page } from '@dayloom/ui';
import { AccountCard } from './account-card.tsx';
import { LogOut } from './log-out.tsx';
import { QuickAccess } from './quick-access.tsx';
import * as styles from './profile.module.css';
import { ThemeChoice } from './theme-choice.tsx';

const failed = 'Failed to fetch profile data';

/** Who is signed in, what is stored about them, the theme, and the way out. */
export default function Profile() {
  const user = useUser();
  const profile = useRecords(profileOf(user.id), { failed });
  const stored = profile.phase === 'ready' ? profile.records[0] : undefined;
  // What is not there yet may still come: nothing is made in its place.
  const isPartial = profile.phase === 'ready' && !stored && !profile.isComplete;

  return (
    <Page title="Profile" width="narrow">
      <header className={styles.who}>
        <Avatar name={stored?.firstName || user.email} size="large" />
        <div className={styles.words}>
          {stored?.firstName && <h2>{stored.firstName}</h2>}
          <p>{user.email}</p>
        </div>
        <LogOut />
      </header>
      {(profile.phase === 'loading' || isPartial) && (
        <Card aria-label="Account">
          <LoadingState rows={3} rowHeight={56} isPartial={isPartial} />
        </Card>
      )}
      {profile.phase === 'failed' && (
        <Card aria-label="Account">
          <ErrorState text={failed} onRetry={profile.retry} />
        </Card>
      )}
      {profile.phase === 'ready' && !isPartial && <AccountCard profile={stored} />}
      <Slot name="profile.cards" />
      <QuickAccess />
      <ThemeChoice />
    </Page>
  );
}
