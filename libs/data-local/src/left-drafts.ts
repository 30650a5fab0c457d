import type { KeptDraft } from '@dayloom/data';

/** A write that had no time. */
interface LeftDraft {
  readonly write: 'set' | 'remove';
  readonly draft: KeptDraft;
}

/** Drafts that a page had no time to write into the database as it went: the tab's own storage takes them at once. */
export interface LeftDrafts {
  put(write: LeftDraft['write'], draft: KeptDraft): void;
  get(key: string): LeftDraft | undefined;
  forget(key: string): void;
  forgetAll(): void;
}

/** @param name of the user's database */
export function leftDraftsOf(name: string): LeftDrafts {
  const prefix = `draft ${name} `;
  /** Blocked or full storage keeps nothing; the draft of up to 300 ms before stands in the database. */
  const within = <T>(ask: (tab: Storage) => T): T | undefined => {
    try {
      return ask(sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    put: (write, draft) =>
      within((tab) => tab.setItem(prefix + draft.key, JSON.stringify({ write, draft } satisfies LeftDraft))),
    get(key) {
      const text = within((tab) => tab.getItem(prefix + key)) ?? undefined;
      if (text === undefined) return undefined;
      // Older programs left only drafts to be set, and nothing of those that they removed.
      const { write = 'set', draft } = JSON.parse(text) as Partial<LeftDraft>;
      return draft && { write, draft };
    },
    forget: (key) => within((tab) => tab.removeItem(prefix + key)),
    forgetAll: () =>
      within((tab) => {
        for (const key of Object.keys(tab)) if (key.startsWith(prefix)) tab.removeItem(key);
      }),
  };
}
