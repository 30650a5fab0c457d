export type { CommandHost, OwnCommand } from './command-host.ts';
export { Commands } from './palette/commands.tsx';
export { QuickAddHost, useQuickAddForgotten } from './quick-add/quick-add-host.tsx';
export { openQuickAddAtom, quickAddChunk } from './quick-add/quick-add-open.ts';
export { keepEarlyKeys } from './shortcuts/early-keys.ts';
export { overlayAtom } from './shortcuts/overlay.ts';
export { ignoreTypedWords } from './shortcuts/typed-words.ts';
