import type { KeptDraft } from '@dayloom/data';

/** A draft write that the page could not complete before it closed. */
interface LeftDraft {
  readonly write: 'set' | 'remove';
  readonly draft: KeptDraft;
}

/**
 * Drafts that a closing page saves in the tab's session storage, because a database write may not complete. The next
 * page moves them to the database; sign-out removes everything with this prefix.
 */
export interface LeftDrafts {
  put(write: LeftDraft['write'], draft: KeptDraft): void;
  get(key: string): LeftDraft | undefined;
  keys(): readonly string[];
  forget(key: string): void;
  forgetAll(): void;
}

/** @param name the name of the user's database */
export function leftDraftsOf(name: string): LeftDrafts {
  const prefix = `draft ${name} `;
  /** Ignores blocked or full storage: the database has the draft as it was up to 300 ms earlier. */
  const withStorage = <T>(ask: (tab: Storage) => T): T | undefined => {
    try {
      return ask(sessionStorage);
    } catch {
      return undefined;
    }
  };
  const keys = () =>
    withStorage((tab) =>
      Object.keys(tab).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    ) ?? [];
  return {
    put: (write, draft) =>
      withStorage((tab) =>
        tab.setItem(prefix + draft.key, JSON.stringify({ write, draft } satisfies LeftDraft)),
      ),
    get(key) {
      const text = withStorage((tab) => tab.getItem(prefix + key)) ?? undefined;
      if (text === undefined) return undefined;
      // Older releases stored only drafts to set, without `write`.
      const { write = 'set', draft } = JSON.parse(text) as Partial<LeftDraft>;
      return draft && { write, draft };
    },
    keys,
    forget: (key) => withStorage((tab) => tab.removeItem(prefix + key)),
    forgetAll: () =>
      withStorage((tab) => {
        for (const key of keys()) tab.removeItem(prefix + key);
      }),
  };
}
