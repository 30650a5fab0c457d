import type { createStore } from 'jotai';

/** Where the shell's state lives, outside of components. */
export type Atoms = ReturnType<typeof createStore>;
