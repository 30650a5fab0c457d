import type { Instant } from '@dayloom/domain';
import * as styles from './draft-kept.module.css';
import { Timestamp } from './timestamp.tsx';

/** Says that a form begins with what was typed before and not saved, and when that was. */
export const DraftKept = ({ at }: { readonly at: Instant | undefined }) =>
  at && (
    <p className={styles.draftKept}>
      Draft kept, <Timestamp at={at} />
    </p>
  );
