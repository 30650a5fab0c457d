export { PartsOfRow } from './parts-of-row.tsx';
export { StepsAndNote } from './steps-and-note.tsx';
