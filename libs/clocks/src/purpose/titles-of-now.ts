import type { Change } from '@dayloom/data';
import type { Purpose } from '@dayloom/domain/clocks';
import { type PurposeReader, readPurpose } from './read-purpose.ts';

/** Changes that save a session, with the titles of now: task and work may have been renamed while the clock ran. */
export const withTitlesOfNow = (reader: PurposeReader, changes: readonly Change[]): Promise<Change[]> =>
  Promise.all(
    changes.map(async (change) => {
      if (change.type !== 'create' || typeof change.fields['taskId'] !== 'string') return change;
      const { about, workTitle }: Purpose = await readPurpose(reader, change.fields);
      return {
        ...change,
        fields: { ...change.fields, ...(about && { about }), ...(workTitle && { workTitle }) },
      };
    }),
  );
