import { useAction } from '@dayloom/platform';
import { BellIcon, Button, IconButton, XIcon } from '@dayloom/ui';
import { useLayoutEffect, useRef } from 'react';
import { handFocusOn } from '../focus/hand-focus-on.ts';
import * as styles from './notification-prompt.module.css';

interface NotificationPromptProps {
  /** In the flow of a page, and not above it. */
  readonly isInPage: boolean;
  readonly onAllow: () => Promise<unknown>;
  readonly onLater: () => void;
}

/** Asks whether Dayloom may notify, before the browser does: its question comes on 'Allow' alone (NF1 to NF4). */
export function NotificationPrompt({ isInPage, onAllow, onLater }: NotificationPromptProps) {
  const allowing = useAction(onAllow);
  const prompt = useRef<HTMLElement>(null);
  // However it goes, the focus does not go with it.
  useLayoutEffect(() => {
    const { current } = prompt;
    return () => void (current?.contains(document.activeElement) && handFocusOn());
  }, []);
  return (
    <section
      ref={prompt}
      className={styles.prompt}
      data-floats={isInPage ? undefined : ''}
      aria-labelledby="notification-prompt"
    >
      <BellIcon className={styles.bell} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id="notification-prompt">Turn on notifications?</h2>
        <p>Dayloom can notify you ten minutes before something starts, and when it does.</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="primary" pending={allowing.pending} onClick={() => void allowing.run()}>
          Allow
        </Button>
        <Button size="small" variant="ghost" onClick={onLater}>
          Maybe Later
        </Button>
      </div>
      <IconButton label="Close" icon={<XIcon />} size="small" onClick={onLater} />
    </section>
  );
}
