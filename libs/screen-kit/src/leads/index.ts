export { blockedNote } from './blocked-note.ts';
// A separate entry point, because only forms and the settings need it, and forms load it late.
export { LeadsChoice } from './leads-choice.tsx';
export { LeadsField } from './leads-field.tsx';
