import { useAction } from '@dayloom/platform';
import { BellIcon, Button, IconButton, XIcon } from '@dayloom/ui';
import { focusFirst } from '@dayloom/ui/focus';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './notification-prompt.module.css';

interface NotificationPromptProps {
  /** In the flow of the page instead of floating over it. */
  readonly isInPage: boolean;
  readonly onAllow: () => Promise<unknown>;
  readonly onLater: () => void;
}

/** Asks the user before the browser does: the browser's permission prompt only opens on 'Allow'. */
export function NotificationPrompt({ isInPage, onAllow, onLater }: NotificationPromptProps) {
  const allowing = useAction(onAllow);
  const prompt = useRef<HTMLElement>(null);
  // Keep the focus on the page when the prompt is removed.
  useLayoutEffect(() => {
    const { current } = prompt;
    return () => void (current?.contains(document.activeElement) && focusFirst());
  }, []);
  return (
    <section
      ref={prompt}
      className={`${styles.prompt} screen-only`}
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
