import { readStored, writeStored } from '@dayloom/data/browser-storage';
import { useState } from 'react';

type NotesView = 'text' | 'markdown';

const key = 'dayloom.notes-view';

const keptView = (): NotesView => (readStored(key) === 'markdown' ? 'markdown' : 'text');

/** How this device shows notes; plain text by default. */
export function useNotesView() {
  const [view, setView] = useState(keptView);
  const choose = (chosen: NotesView) => {
    setView(chosen);
    writeStored(key, chosen, 'The view of notes is not kept: this browser refuses storage.');
  };
  return { view, choose };
}
