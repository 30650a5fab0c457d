import { memo, useMemo } from 'react';
import { BlockParts } from './block-parts.tsx';
import * as styles from './markdown.module.css';
import { readMarkdown } from './read-markdown.ts';

/** Renders Markdown as React elements; HTML in the text is never rendered as HTML. */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  const parts = useMemo(() => readMarkdown(text), [text]);
  return (
    <div className={styles.markdown}>
      {parts ? <BlockParts content={parts} depth={0} /> : <p className={styles.typed}>{text}</p>}
    </div>
  );
});
