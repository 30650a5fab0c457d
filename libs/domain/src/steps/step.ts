/** A part of a task that is ticked on its own. */
export interface Step {
  readonly id: string;
  readonly done: boolean;
  /** Without line breaks; blank only while it is typed. */
  readonly text: string;
}

/** The maximum number of steps of a task that a form accepts, and the length of one in UTF-16 units. */
export const maxSteps = 50;
export const stepLimit = 200;

/** The id of another step that comes from this one: the same on every device. */
export function derivedId(id: string, text: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${id} ${text}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** @param text the field `steps` of a task or series; of two steps with one id, the second gets another one */
export function readSteps(text = ''): readonly Step[] {
  const taken = new Set<string>();
  return text.split('\n').flatMap((line) => {
    const [, written, mark, content] = /^([A-Za-z0-9]+) ([-x]) (.*)$/s.exec(line) ?? [];
    if (written === undefined || content === undefined) return [];
    let id = written;
    while (taken.has(id)) id = derivedId(id, content);
    taken.add(id);
    return [{ id, done: mark === 'x', text: content }];
  });
}

/** The field `steps`, without steps that are blank; '' if there are none. */
export const stepsText = (steps: readonly Step[]) =>
  steps
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, done, text }) => `${id} ${done ? 'x' : '-'} ${text}`)
    .join('\n');

/** For people: '☑ Milk', one in a line. */
export const listText = (text: string) =>
  readSteps(text)
    .map((step) => `${step.done ? '☑' : '☐'} ${step.text}`)
    .join('\n');

/** The id of a new step. @param id a new id of a record */
export const stepId = (id: string) => id.slice(0, 8);
