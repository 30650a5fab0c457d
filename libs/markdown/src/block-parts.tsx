import type { Tokens } from 'marked';
import type { ReactNode } from 'react';
import { deepest } from './depth.ts';
import { InlineParts } from './inline-parts.tsx';
import * as styles from './markdown.module.css';
import { type Part, partsOf } from './read-markdown.ts';
import { safeAddress } from './safe-address.ts';

interface PartProps<T> {
  readonly content: T;
  readonly depth: number;
}

/** The note's own title is a heading of level 2. */
const headings = ['h3', 'h4', 'h5', 'h6'] as const;

function Heading({ content: { depth: level, tokens }, depth }: PartProps<Tokens.Heading>) {
  const Element = headings[level - 1] ?? 'h6';
  return (
    <Element>
      <InlineParts content={partsOf(tokens)} depth={depth + 1} />
    </Element>
  );
}

function ListItem({ content: { task, checked = false, tokens }, depth }: PartProps<Tokens.ListItem>) {
  return (
    <li dir="auto" className={task ? styles.task : undefined}>
      {task && (
        <span role="img" aria-label={checked ? 'Done' : 'Open'}>
          {checked ? '☑' : '☐'}
        </span>
      )}
      <div>
        <BlockParts content={partsOf(tokens)} depth={depth + 1} />
      </div>
    </li>
  );
}

function PartsList({ content: { ordered, start, items }, depth }: PartProps<Tokens.List>) {
  const rows = items.map((item, at) => <ListItem key={at} content={item} depth={depth} />);
  return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

function Table({ content: { header, rows }, depth }: PartProps<Tokens.Table>) {
  const cell = ({ tokens, align, header: isHead }: Tokens.TableCell, at: number) => {
    const Element = isHead ? 'th' : 'td';
    return (
      <Element key={at} style={{ textAlign: align ?? 'start' }}>
        <InlineParts content={partsOf(tokens)} depth={depth + 1} />
      </Element>
    );
  };
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>{header.map(cell)}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>{row.map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlockPart({ content: part, depth }: PartProps<Part>): ReactNode {
  if (depth > deepest) return <p>{part.raw}</p>;
  switch (part.type) {
    case 'def':
      return safeAddress(part.href) === undefined ? <p>{part.raw}</p> : null;
    case 'space':
    case 'checkbox':
      return null;
    case 'heading':
      return <Heading content={part} depth={depth} />;
    case 'list':
      return <PartsList content={part} depth={depth} />;
    case 'table':
      return <Table content={part} depth={depth} />;
    case 'hr':
      return <hr />;
    case 'code':
      return (
        <pre>
          <code>{part.text}</code>
        </pre>
      );
    case 'blockquote':
      return (
        <blockquote dir="auto">
          <BlockParts content={partsOf(part.tokens)} depth={depth + 1} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <p>
          <InlineParts content={partsOf(part.tokens)} depth={depth + 1} />
        </p>
      );
    case 'br':
    case 'codespan':
    case 'del':
    case 'em':
    case 'escape':
    case 'html':
    case 'image':
    case 'link':
    case 'list_item':
    case 'strong':
    case 'text':
      return (
        <p>
          <InlineParts content={[part]} depth={depth + 1} />
        </p>
      );
  }
}

export const BlockParts = ({ content: parts, depth }: PartProps<readonly Part[]>) =>
  parts.map((part, at) => <BlockPart key={at} content={part} depth={depth} />);
