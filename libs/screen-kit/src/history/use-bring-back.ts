import {
  type Clock,
  type Collection,
  type CollectionName,
  type Instant,
  nowOf,
  type RecordOf,
} from '@dayloom/domain';
import { differingFields, whyNotBroughtBack } from '@dayloom/domain/history';
import { editedAfter } from '@dayloom/domain/sessions';
import { editOf, useAction, useClock, useSave, useToday } from '@dayloom/platform';
import { useState } from 'react';

type Fields = Readonly<Record<string, unknown>>;
type AnyRecord = RecordOf<Collection>;

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** A number that devices lower is only set together with a moment that is later than the one before. */
function setting({ lowered }: Collection, fields: readonly string[], stored: Fields, clock: Clock): Fields {
  if (!lowered || !fields.includes(lowered.field)) return {};
  const before = stored[lowered.unless] as Instant | undefined;
  return { [lowered.unless]: editedAfter(before, clock.now()) };
}

interface BringBackOptions {
  readonly kind: Collection<CollectionName>;
  readonly record: AnyRecord;
  readonly onDone: () => void;
}

/** Makes an earlier state the current one: a new change of the fields that differ, with 'Undo'. */
export function useBringBack({ kind, record, onDone }: BringBackOptions) {
  const save = useSave();
  const clock = useClock();
  const today = useToday();
  const [invalidText, setInvalidText] = useState<string>();
  const { run, pending } = useAction(async (then: Fields) => {
    const stored: Fields = record;
    const shown = differingFields(kind, then, stored);
    // The title of a task never comes without its id.
    const choice = kind.oneChoice?.some((field) => shown.includes(field)) ? kind.oneChoice : [];
    const differing = [...new Set([...shown, ...choice])];
    const decided = pick(then, differing);
    const next = { ...record, ...decided } as AnyRecord;
    const sentence = whyNotBroughtBack(kind, stored, next, today);
    setInvalidText(sentence);
    if (sentence !== undefined) return;
    // Bringing back counts as an edit, so it updates `updatedAt`.
    const isDated = Object.hasOwn(kind.entries, 'updatedAt');
    const along = { ...(isDated && { updatedAt: nowOf(clock) }), ...setting(kind, shown, stored, clock) };
    const after = { ...next, ...along };
    const before = pick(stored, isDated ? [...differing, 'updatedAt'] : differing);
    const word = kind.words.one;
    const isSaved = await save(editOf(kind, record, decided, along), {
      done: `${word} brought back`,
      failed: `Failed to bring the ${word.toLowerCase()} back`,
      undo: editOf(kind, after, before, setting(kind, shown, after, clock)),
      ...(kind.titleField && { detail: String({ ...stored, ...decided }[kind.titleField]) }),
    });
    if (isSaved) onDone();
  });
  return { bringBack: run, pending, invalidText, forget: () => setInvalidText(undefined) };
}
