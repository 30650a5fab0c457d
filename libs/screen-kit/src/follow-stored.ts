import type { RecordForm } from '@dayloom/platform';

interface Stored<R, Draft> {
  /** The record that the form began with; a save compares with it. */
  readonly opened: R;
  /** The record as it is stored now; undefined while it is unknown or deleted. */
  readonly current: R | undefined;
  readonly draftOf: (record: R) => Draft;
  readonly setOpened: (record: R) => void;
}

/**
 * Shows what was changed elsewhere in a form without changes of its own. Called while rendering, so that no frame
 * shows the earlier values as changed.
 */
export function followStored<R, Draft, Field extends string>(
  form: Pick<RecordForm<Draft, Field>, 'isChanged' | 'pending' | 'change'>,
  { opened, current, draftOf, setOpened }: Stored<R, Draft>,
) {
  if (current === undefined || current === opened || form.isChanged !== false || form.pending) return;
  setOpened(current);
  form.change(draftOf(current));
}
