const maxCharacters = 600;
const maxLines = 12;

/** Whether a note is folded at first, so that one long note does not push the others out of view. */
export const isLong = (content: string) =>
  content.length > maxCharacters || content.split('\n', maxLines + 1).length > maxLines;

/** Characters of a folded note that are parsed as Markdown: more than is visible, but cheap for many long notes. */
export const readWhenFolded = 1_200;
