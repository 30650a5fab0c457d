import { atom } from 'jotai';

/** A module that the user can switch on and off. */
export interface Area {
  readonly name: string;
  readonly title: string;
  /** The titles of its screens. */
  readonly screens: readonly string[];
  /** The kinds of items that it notifies about. */
  readonly kinds: readonly string[];
  /** It contains the settings, and could not be switched on again. */
  readonly isFixed: boolean;
}

/** The modules of this page, in the order of the registry. */
export const areasAtom = atom<readonly Area[]>([]);
