import { useState } from 'react';

/** Notes as plain text, or rendered as Markdown. */
export type NotesView = 'text' | 'markdown';

const key = 'dayloom.notes-view';

function keptView(): NotesView {
  try {
    return localStorage.getItem(key) === 'markdown' ? 'markdown' : 'text';
  } catch {
    return 'text';
  }
}

/** How this device shows notes; plain text by default. */
export function useNotesView() {
  const [view, setView] = useState(keptView);
  const choose = (chosen: NotesView) => {
    setView(chosen);
    try {
      localStorage.setItem(key, chosen);
    } catch (error) {
      console.error('The view of notes is not kept: this browser refuses storage.', error);
    }
  };
  return { view, choose };
}
