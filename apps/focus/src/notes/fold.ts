const mostCharacters = 600;
const mostLines = 12;

/** Whether a note is folded at first, so that one long note does not push the others out of sight. */
export const isLong = (content: string) =>
  content.length > mostCharacters || content.split('\n', mostLines + 1).length > mostLines;

/** Characters of a folded note that are read as Markdown: more than is seen, and little where many long notes stand. */
export const readWhenFolded = 1_200;
