export { type MarkdownView, useMarkdown } from './use-markdown.ts';
export { useNotesView } from './use-notes-view.ts';
