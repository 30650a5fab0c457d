// A separate entry point, which only the shell's program uses.
export { focusFirst } from './focus-first.ts';
export { keepFocusInside } from './keep-focus-inside.ts';
