import { ProgressBar } from '@dayloom/ui';
import type { Progress } from './long-work.ts';
import * as styles from './your-data.module.css';

export const WorkProgress = ({ label, progress }: { label: string; progress: Progress }) => (
  <div className={styles.progress}>
    <p>{progress.text}…</p>
    <ProgressBar label={label} value={progress.share} text={progress.text} />
  </div>
);
