import type { Instant } from '@dayloom/domain';
import * as styles from './draft-kept.module.css';
import { Timestamp } from './timestamp.tsx';

/** Says that the form starts with an unsaved draft, and when it was typed. */
export const DraftKept = ({ at }: { readonly at: Instant | undefined }) =>
  at && (
    <p className={styles.draftKept}>
      Draft kept, <Timestamp at={at} />
    </p>
  );
