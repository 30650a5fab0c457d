import { type Collection } from '@dayloom/domain';
import { versionText } from '@dayloom/domain/history';
import { Button } from '@dayloom/ui';
import { useId, useState } from 'react';
import * as styles from './history-dialog.module.css';
import { type Version, versionId } from './use-record-history.ts';

/** How many changes are listed at first, and added by each 'Show earlier changes'. */
const pageSize = 100;

interface VersionListProps {
  readonly kind: Collection;
  readonly versions: readonly Version[];
  /** Undefined if it is no longer in the list. */
  readonly chosen: Version | undefined;
  readonly timeOf: (version: Version) => string;
  readonly onChoose: (version: Version) => void;
}

/** What changed, when and on which device; the arrow keys move the selection. */
export function VersionList({ kind, versions, chosen, timeOf, onChoose }: VersionListProps) {
  const name = useId();
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const whenAndWhere = (version: Version) =>
    version.change &&
    [timeOf(version), version.change.place && `on ${version.change.place}`].filter(Boolean).join(', ');
  return (
    <fieldset className={styles.versions}>
      <legend className="visually-hidden">Changes, newest first</legend>
      {versions.slice(0, visibleCount).map((version, index) => (
        <label key={versionId(version)} className={styles.version}>
          <input type="radio" name={name} checked={version === chosen} onChange={() => onChoose(version)} />
          <span className={styles.face}>
            {versionText(kind, version)}
            {index === 0 && <span className={styles.now}>Now</span>}
            <small>{whenAndWhere(version)}</small>
          </span>
        </label>
      ))}
      {versions.length > visibleCount && (
        <Button size="small" onClick={() => setVisibleCount(visibleCount + pageSize)}>
          Show earlier changes
        </Button>
      )}
    </fieldset>
  );
}
