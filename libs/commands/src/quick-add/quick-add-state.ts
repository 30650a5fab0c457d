import type { QuickAddPart } from '@dayloom/domain/quick-add';
import { atom } from 'jotai';

/** The text of the line and the user's corrections. */
export interface QuickAddDraft {
  readonly line: string;
  /** The chips that the user has taken back: their words stay text. */
  readonly takenBack: readonly Pick<QuickAddPart, 'kind' | 'text'>[];
  /** The work chosen from the list, which decides between two works of one title. */
  readonly workId?: string;
}

export const emptyDraft: QuickAddDraft = { line: '', takenBack: [] };

interface QuickAddState {
  /** The path of the page over which it is open; navigation closes it. */
  readonly over: string | undefined;
  readonly draft: QuickAddDraft;
}

/** The line of quick add, from its first opening until sign-out. */
export const quickAddAtom = atom<QuickAddState | undefined>(undefined);
