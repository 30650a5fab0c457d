import { type Collection, type CollectionName, nowOf, type RecordOf } from '@dayloom/domain';
import { differingFields, whyNotBroughtBack } from '@dayloom/domain/history';
import { editOf, useAction, useClock, useSave, useToday } from '@dayloom/platform';
import { useState } from 'react';

type Fields = Readonly<Record<string, unknown>>;
type AnyRecord = RecordOf<Collection>;

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

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
    const differing = differingFields(kind, then, stored);
    const decided = pick(then, differing);
    const next = { ...record, ...decided } as AnyRecord;
    const sentence = whyNotBroughtBack(kind, stored, next, today);
    setInvalidText(sentence);
    if (sentence !== undefined) return;
    // Bringing back counts as an edit, so it updates `updatedAt`.
    const isDated = Object.hasOwn(kind.entries, 'updatedAt');
    const along = isDated ? { updatedAt: nowOf(clock) } : {};
    const before = pick(stored, isDated ? [...differing, 'updatedAt'] : differing);
    const word = kind.words.one;
    const isSaved = await save(editOf(kind, record, decided, along), {
      done: `${word} brought back`,
      failed: `Failed to bring the ${word.toLowerCase()} back`,
      undo: editOf(kind, { ...next, ...along }, before),
      detail: String({ ...stored, ...decided }[kind.titleField ?? '']),
    });
    if (isSaved) onDone();
  });
  return { bringBack: run, pending, invalidText, forget: () => setInvalidText(undefined) };
}
