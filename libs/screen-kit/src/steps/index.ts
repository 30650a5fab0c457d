// A separate entry point, so that only what edits steps loads it.
export { StepsEditor } from './steps-editor.tsx';
export type { StepsChange } from './use-steps-editor.ts';
