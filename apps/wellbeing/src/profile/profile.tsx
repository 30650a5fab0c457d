import { focusSessionsOf, notesOf, profileOf, tasksOf } from '@dayloom/data';
import { hoursText } from '@dayloom/domain';
import {
  Slot,
  themeAtom,
  useAction,
  useAtom,
  useCount,
  useRecords,
  useSignOut,
  useSum,
  useUser,
} from '@dayloom/platform';
import {
  Avatar,
  Button,
  Card,
  ErrorState,
  LoadingState,
  LogOutIcon,
  Page,
  StatStrip,
  TrashIcon,
} from '@dayloom/ui';
import { SettingsIcon } from '@dayloom/ui/screen-icons';
import { ThemePicker } from '@dayloom/ui/theme-picker';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { YourData } from '../your-data/your-data.tsx';
import { AccountCard } from './account-card.tsx';
import { QuickAccess } from './quick-access.tsx';
import * as styles from './profile.module.css';
import { ScreenLink } from './screen-link.tsx';

const errorText = 'Failed to fetch profile data';

/** Rendered independently of loaded data, so that signing out is always possible. */
function LogOut() {
  const signOut = useSignOut();
  const leaving = useAction(() => signOut('Logged out successfully', 'Failed to log out'));
  return (
    <Button
      icon={<LogOutIcon aria-hidden="true" />}
      pending={leaving.pending}
      onClick={() => void leaving.run()}
    >
      Logout
    </Button>
  );
}

/** Totals over all records. */
function ProfileStats() {
  const { id } = useUser();
  const focus = useSum(focusSessionsOf(id), 'duration');
  return (
    <StatStrip
      label="Figures"
      items={[
        { label: 'Total Tasks', of: useCount(tasksOf(id)) },
        {
          label: 'Focus Time',
          of: focus.phase === 'ready' ? { phase: 'ready', value: hoursText(focus.value) } : focus,
        },
        { label: 'Notes', of: useCount(notesOf(id)) },
      ]}
    />
  );
}

/** The theme of this device; applied to the whole page at once. */
function ThemeChoice() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Card as="div">
      <ThemePicker value={theme} onChange={setTheme} />
    </Card>
  );
}

export default function Profile() {
  const user = useUser();
  const profile = useRecords(profileOf(user.id), { failed: errorText });
  const stored = profile.phase === 'ready' ? profile.records[0] : undefined;
  // While the document may still be loading, a new one must not be created.
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
      <ProfileStats />
      {(profile.phase === 'loading' || isPartial) && (
        <Card aria-label="Account">
          <LoadingState rows={3} rowHeight={56} isPartial={isPartial} />
        </Card>
      )}
      {profile.phase === 'failed' && (
        <Card aria-label="Account">
          <ErrorState text={errorText} onRetry={profile.retry} />
        </Card>
      )}
      {profile.phase === 'ready' && !isPartial && <AccountCard profile={stored} />}
      <Slot name="profile.cards" />
      <QuickAccess />
      <ThemeChoice />
      <ScreenLink
        to="settings"
        icon={<SettingsIcon aria-hidden="true" />}
        title="Settings"
        detail="Week, clock, sounds, quiet hours and the areas you use"
      />
      <ScreenLink
        to="trash"
        icon={<TrashIcon aria-hidden="true" />}
        title="Trash"
        detail="What you deleted in the last 30 days"
      />
      <Suggestions />
      <YourData />
    </Page>
  );
}
