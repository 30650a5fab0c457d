import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What is typed into the line, and what its person has said about it. */
export interface QuickAddDraft {
  readonly line: string;
  /** The chips that were taken back: their words stay text. */
  readonly takenBack: readonly { readonly kind: 'day' | 'time' | 'work' | 'kind'; readonly text: string }[];
  /** The work that was taken from the list: of two with one title it is meant. */
  readonly workId?: string;
}

export interface QuickAddState {
  readonly QuickAdd: ComponentType<{ readonly isOpen: boolean }>;
  /** The address of the page over which it is open; on another one it is closed. */
  readonly over: string | undefined;
  readonly draft: QuickAddDraft;
}

/** The line of quick add, from the first time it is opened until its user leaves. */
export const quickAddAtom = atom<QuickAddState | undefined>(undefined);
