import { Segmented } from '@dayloom/ui';
import * as styles from './notes.module.css';
import type { NotesView } from './use-notes-view.ts';

const views = [
  { value: 'text', label: 'Text' },
  { value: 'markdown', label: 'Markdown' },
] as const;

interface NotesViewChoiceProps {
  readonly view: NotesView;
  readonly onChoose: (view: NotesView) => void;
}

/** Whether notes are shown as plain text or as Markdown. */
export const NotesViewChoice = ({ view, onChoose }: NotesViewChoiceProps) => (
  <Segmented className={styles.view} label="Show notes as" options={views} value={view} onChange={onChoose} />
);
