import type { createStore } from 'jotai';

/** The store of the shell's state, for code outside components. */
export type Atoms = ReturnType<typeof createStore>;
