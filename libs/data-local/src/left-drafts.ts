import type { KeptDraft } from '@dayloom/data';

/** Drafts that a page had no time to write into the database as it went: the tab's own storage takes them at once. */
export interface LeftDrafts {
  put(key: string, draft: KeptDraft | undefined): void;
  /** @returns undefined where none was left; `draft` is undefined where the draft was taken away */
  get(key: string): { readonly draft: KeptDraft | undefined } | undefined;
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
    put: (key, draft) => within((tab) => tab.setItem(prefix + key, JSON.stringify({ draft }))),
    get(key) {
      const text = within((tab) => tab.getItem(prefix + key)) ?? undefined;
      if (text === undefined) return undefined;
      const { draft } = JSON.parse(text) as { readonly draft?: KeptDraft };
      return { draft };
    },
    forget: (key) => within((tab) => tab.removeItem(prefix + key)),
    forgetAll: () =>
      within((tab) => {
        for (const key of Object.keys(tab)) if (key.startsWith(prefix)) tab.removeItem(key);
      }),
  };
}
