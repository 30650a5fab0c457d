import { Button } from '../controls/button.tsx';
import { PlugIcon } from '../icons.tsx';
import { Card } from './card.tsx';
import * as styles from './unavailable-card.module.css';

/** Without `onRetry` the card only tells. */
export interface UnavailableCardProps {
  /** The part by name, as 'Recent Tasks'. */
  title: string;
  /** It is a whole screen, and its name the screen's heading. */
  isScreen?: boolean;
  text: string;
  onRetry?: () => void;
  /** What its button says. */
  action?: 'Try again' | 'Reload';
  pending?: boolean;
  /** Pixels the part would take, so that nothing moves when it comes. */
  minHeight?: number;
}

/** Stands where a part of the product cannot be shown; everything around it goes on. */
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
