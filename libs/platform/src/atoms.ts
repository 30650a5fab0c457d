import type { createStore } from 'jotai';

/** The store of the page's state, for code outside components. */
export type Atoms = ReturnType<typeof createStore>;
