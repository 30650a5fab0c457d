import { useAction } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './google-button.module.css';

interface GoogleButtonProps {
  /** False if the account service has no such sign-in; undefined until that is known. */
  readonly possible: boolean | undefined;
  readonly onPress: () => Promise<unknown>;
}

const GoogleSign = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
  >
    <path d="M12 12.2h8.2A8.3 8.3 0 1 1 17.6 6" />
  </svg>
);

/** 'Continue with Google', with a divider from the form above and, if it cannot be used, the reason below. */
export function GoogleButton({ possible, onPress }: GoogleButtonProps) {
  const { run, pending } = useAction(onPress);
  const reason = useId();
  const impossible = possible === false;
  return (
    <div className={styles.googleButton}>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <Button
        block
        icon={<GoogleSign />}
        disabled={possible !== true}
        pending={pending}
        aria-describedby={impossible ? reason : undefined}
        onClick={() => void run()}
      >
        Continue with Google
      </Button>
      <p id={reason} className={styles.reason}>
        {impossible && 'Google sign-in needs a Firebase project with a Google client.'}
      </p>
    </div>
  );
}
