import { profileDraftOf, profileLabels, type UserProfile } from '@dayloom/domain';
import { useUser } from '@dayloom/platform';
import * as styles from './account-card.module.css';

export function AccountDetails({ profile }: { profile: UserProfile | undefined }) {
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
