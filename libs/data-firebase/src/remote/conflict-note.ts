import type { StoredFields } from '@dayloom/data';
import { limits } from '@dayloom/domain';

const suffix = ' (edited elsewhere)';
const longestId = 128;

/** A first part of a text that does not end within a character. */
const start = (text: string, units: number) => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

/** The id of the note that keeps a delivery's text apart: the same however often the delivery is sent. */
export function conflictId(device: string, step: number, place: number): string {
  const end = `-${step}-${place}`;
  const name = `conflict-${device.replaceAll(/[^A-Za-z0-9_-]/g, '_')}`;
  return name.slice(0, longestId - end.length) + end;
}

/** The note as it is kept apart (OF7): its title says why there are two. */
export const asConflict = (note: StoredFields): StoredFields => ({
  ...note,
  title: start(String(note['title']), limits.title - suffix.length) + suffix,
});
