import { Button } from '../controls/button.tsx';
import { PlugIcon } from '../icons/icons.ts';
import { Card } from './card.tsx';
import * as styles from './unavailable-card.module.css';

/** Without `onRetry` the card has no button. */
export interface UnavailableCardProps {
  /** The name of the part, such as 'Recent Tasks'. */
  title: string;
  /** The part is a whole screen, and its name is the heading of the screen. */
  isScreen?: boolean;
  text: string;
  onRetry?: () => void;
  action?: 'Try again' | 'Reload';
  pending?: boolean;
  /** Height of the part in pixels, so that nothing moves when it loads. */
  minHeight?: number;
}

/** Replaces a part of the product that cannot be shown; everything else keeps working. */
export function UnavailableCard({
  title,
  isScreen = false,
  text,
  onRetry,
  action = 'Try again',
  pending = false,
  minHeight,
}: UnavailableCardProps) {
  const Heading = isScreen ? 'h1' : 'h2';
  return (
    <Card
      className={`${styles.partCard} ${isScreen ? styles.screen : ''}`}
      style={{ minHeight }}
      aria-label={title}
    >
      <PlugIcon className={styles.sign} />
      <div className={styles.content}>
        <div className={styles.words} role="status">
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
        {onRetry && (
          <Button pending={pending} onClick={onRetry} data-retry="">
            {action}
          </Button>
        )}
      </div>
    </Card>
  );
}
