import type { Write } from './attempt.ts';
import type { Documents, Fields } from './documents.ts';
import type { Subject } from './subjects.ts';

/** A record of a user that no other attempt uses. */
export interface Scene extends Subject {
  readonly uid: string;
}
/** Makes the write of a trial. */
export type Making = (scene: Scene, documents: Documents) => Write;

/** One write that the rules allow or deny. */
export interface Trial {
  readonly name: string;
  readonly legal: boolean;
  /** The metadata of the stored record; if missing, no record is stored. */
  readonly before?: Fields;
  /** Overrides of the stored content. */
  readonly content?: Fields;
  readonly as?: 'stranger' | 'nobody';
  readonly write: Making;
}

/** Patches the stored record. */
export const patching =
  (metadata: Fields): Making =>
  ({ path }, { patch }) =>
    patch(path, metadata);

/** Creates the record with this metadata. */
export const making =
  (metadata: Fields): Making =>
  ({ path, fields }, { create }) =>
    create(path, { ...fields, ...metadata });

/** Overwrites the stored record. */
export const replacing =
  (metadata: Fields): Making =>
  ({ path, fields }, { set }) =>
    set(path, { ...fields, ...metadata });

/** Deletes the document itself. */
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
