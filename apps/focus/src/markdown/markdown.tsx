import { memo, useMemo } from 'react';
import { BlockParts } from './block-parts.tsx';
import * as styles from './markdown.module.css';
import { readMarkdown } from './read-markdown.ts';

/** A text as Markdown: elements of our own for each part that was found in it, and never HTML of its own. */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  const parts = useMemo(() => readMarkdown(text), [text]);
  return (
    <div className={styles.markdown}>
      {parts ? <BlockParts of={parts} depth={0} /> : <p className={styles.typed}>{text}</p>}
    </div>
  );
});
