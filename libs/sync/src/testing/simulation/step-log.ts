import type { Change } from '@dayloom/data';
import type { OutboxEntry } from '../../outbox/outbox.ts';
import type { ServerLog } from './server-log.ts';

interface Line {
  readonly mark: string;
  readonly text: string;
}
type Lines = ReadonlyMap<string, Line>;

/** A list as it is stored; '' without steps. */
export const textOf = (steps: unknown) => (typeof steps === 'string' ? steps : '');

/** The lines of a list by their ids. Reads the format itself, so that the checks do not depend on the product. */
export const linesOf = (steps: unknown): Lines =>
  new Map(
    textOf(steps)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', mark = ''] = line.split(' ', 2);
        return [id, { mark, text: line.slice(id.length + 3) }];
      }),
  );

/** An edit of a list, from what was there before it. */
export interface StepEdit {
  readonly base: Lines;
  readonly made: Lines;
}

export function editIn(change: Change): StepEdit | undefined {
  if (change.type !== 'patch' || change.base?.['steps'] === undefined) return undefined;
  return { base: linesOf(change.base['steps']), made: linesOf(change.fields['steps']) };
}

/** The ids of the steps that an edit deletes. */
export const deletedIn = ({ base, made }: StepEdit) => [...base.keys()].filter((id) => !made.has(id));
/** The texts that an edit replaces or deletes; not those that become a step of their own. */
export function replacedIn({ base, made }: StepEdit): readonly string[] {
  const texts = new Set([...made.values()].map(({ text }) => text));
  return [...base.values()].flatMap(({ text }) => (texts.has(text) ? [] : [text]));
}
/** The text of a step that an edit types. */
export interface Typed {
  readonly id: string;
  readonly text: string;
  /** Undefined for a new step. */
  readonly before: string | undefined;
}
/** What an edit types: new steps, and other texts of steps; not texts that become a step of their own. */
export function typedIn({ base, made }: StepEdit): readonly Typed[] {
  const texts = new Set([...base.values()].map(({ text }) => text));
  return [...made].flatMap(([id, { text }]) =>
    texts.has(text) ? [] : [{ id, text, before: base.get(id)?.text }],
  );
}
/** The steps that an edit adds. */
export const addedIn = (edit: StepEdit): readonly Typed[] =>
  typedIn(edit).filter(({ id }) => !edit.base.has(id));

/** The texts of steps that were deleted, and those that replaced them meanwhile; a text may have got another id. */
export function deletedTexts(edits: readonly StepEdit[]): ReadonlySet<string | undefined> {
  const found = new Set<string | undefined>(
    edits.flatMap((edit) => deletedIn(edit).map((id) => edit.base.get(id)?.text)),
  );
  found.delete(undefined);
  for (const { before, text } of edits.flatMap(typedIn)) if (found.has(before)) found.add(text);
  return found;
}
/** The ids of the steps that an edit ticks or unticks, with their marks. */
export const markedIn = ({ base, made }: StepEdit) =>
  [...made].flatMap(([id, { mark }]) => {
    const before = base.get(id);
    return before && before.mark !== mark ? [[id, mark] as const] : [];
  });

/** The commits that edit steps, as the devices stored them, whether or not they reached the server. */
export class StepLog {
  readonly #entries = new Map<string, OutboxEntry>();

  note(entries: readonly OutboxEntry[]) {
    for (const entry of entries) this.#entries.set(entry.id, entry);
  }

  /** The edits of each task that the server accepted, in order. A task that was deleted and created again has none. */
  accepted(log: ServerLog): ReadonlyMap<string, readonly StepEdit[]> {
    const stampOf = ({ id }: OutboxEntry) => log.stampOf(id) ?? '';
    const entries = [...this.#entries.values()]
      .filter((entry) => stampOf(entry) !== '')
      .toSorted((a, b) => (stampOf(a) === stampOf(b) ? a.seq - b.seq : stampOf(a) < stampOf(b) ? -1 : 1));
    const edits = new Map<string, StepEdit[]>();
    const [deleted, replaced] = [new Set<string>(), new Set<string>()];
    for (const change of entries.flatMap(({ changes }) => changes)) {
      if (change.type === 'remove') deleted.add(change.id);
      if (change.type === 'create' && deleted.has(change.id)) replaced.add(change.id);
      const edit = editIn(change);
      if (edit) edits.set(change.id, [...(edits.get(change.id) ?? []), edit]);
    }
    for (const id of replaced) edits.delete(id);
    return edits;
  }
}
