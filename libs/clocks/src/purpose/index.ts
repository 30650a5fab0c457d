// A separate entry point: only screens where a task is chosen need it.
export { PurposeButtons } from './purpose-buttons.tsx';
export { PurposeText } from './purpose-text.tsx';
export { readPurpose } from './read-purpose.ts';
export { useLiveTitle } from './use-live-title.ts';
export { type LivePurpose, useLivePurpose } from './use-live-purpose.ts';
