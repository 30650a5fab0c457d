import type { Write } from './attempt.ts';
import type { Documents, Fields } from './documents.ts';
import type { Subject } from './subjects.ts';

/** A record of a user that no other attempt has. */
export interface Scene extends Subject {
  readonly uid: string;
}
/** How the write of a trial is made. */
export type Making = (scene: Scene, documents: Documents) => Write;

/** One write that the rules take or refuse. */
export interface Trial {
  readonly name: string;
  readonly legal: boolean;
  /** What stands beside the content of what is stored; nothing is stored where it is missing. */
  readonly before?: Fields;
  /** Changes what is stored. */
  readonly content?: Fields;
  readonly as?: 'stranger' | 'nobody';
  readonly write: Making;
}

/** Patches what is stored. */
export const withBeside =
  (beside: Fields): Making =>
  ({ path }, { patch }) =>
    patch(path, beside);

/** Creates the record, with this beside its content. */
export const making =
  (beside: Fields): Making =>
  ({ path, fields }, { create }) =>
    create(path, { ...fields, ...beside });

/** Writes the record over whatever is stored. */
export const replacing =
  (beside: Fields): Making =>
  ({ path, fields }, { set }) =>
    set(path, { ...fields, ...beside });

/** Takes the document itself away. */
export const removing: Making = ({ path }, { remove }) => remove(path);

type More = Omit<Trial, 'name' | 'legal' | 'write'>;

export const allowed = (name: string, write: Making, rest: More = {}): Trial => ({
  name,
  legal: true,
  write,
  ...rest,
});
export const denied = (name: string, write: Making, rest: More = {}): Trial => ({
  name,
  legal: false,
  write,
  ...rest,
});
