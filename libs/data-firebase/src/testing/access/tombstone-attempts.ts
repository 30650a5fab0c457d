import { type CollectionName, collectionNames } from '@dayloom/domain';
import { type Attempt, commit } from './attempt.ts';
import { type Documents, lived } from './documents.ts';
import { subjectOf } from './subjects.ts';
import type { Scene, Trial } from './tombstone-trial.ts';
import { trialsOf } from './tombstone-trials.ts';

/** Attempts on the stamp, tombstone and expiry of every kind. */
export function tombstoneAttempts(documents: Documents): readonly Attempt[] {
  const attempt = (collection: CollectionName, trial: Trial, index: number): Attempt => {
    const uid = `mourner-${collection}-${index}`;
    const scene: Scene = { ...subjectOf(collection, uid), uid };
    const { path, fields, parent } = scene;
    const { as, before, content } = trial;
    const caller = as === 'nobody' ? undefined : (as ?? uid);
    return {
      name: `${collection}: ${trial.name}`,
      collection,
      legal: trial.legal,
      stored: [
        ...(parent ? [documents.set(parent.path, { ...parent.fields, ...lived })] : []),
        ...(before ? [documents.set(path, { ...fields, ...content, ...before })] : []),
      ],
      request: commit([trial.write(scene, documents)], caller),
    };
  };
  return collectionNames.flatMap((collection) => {
    const trials = trialsOf(subjectOf(collection, 'nobody'));
    return trials.map((trial, index) => attempt(collection, trial, index));
  });
}
