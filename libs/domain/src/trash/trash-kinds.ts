import type { Collection } from '../records/collection.ts';
import { type CollectionName, collectionNames, collectionOf } from '../records/index.ts';
import { isBlank } from '../texts.ts';
import { durationText } from '../time/duration-text.ts';

/** The kinds whose records a user deletes one by one. */
export const trashKinds: readonly CollectionName[] = collectionNames.filter((name) => {
  const { singleton, machineMade } = collectionOf(name);
  return !singleton && !machineMade;
});

type Stored = Readonly<Record<string, unknown>>;

/** The display name of a record: its title or first text, else its kind; of a session with its duration. */
export function recordTitle({ titleField, textFields, secondsField, words }: Collection, fields: Stored) {
  const texts = (titleField === undefined ? textFields : [titleField, ...textFields]).map(
    (field) => fields[field],
  );
  const text = texts.find((value): value is string => typeof value === 'string' && !isBlank(value));
  const name = text ?? words.one;
  const seconds = secondsField === undefined ? undefined : fields[secondsField];
  return typeof seconds === 'number' ? `${name}, ${durationText(seconds)}` : name;
}
