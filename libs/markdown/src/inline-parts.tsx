import type { Tokens } from 'marked';
import type { ReactNode } from 'react';
import { deepest } from './depth.ts';
import { type Part, partsOf } from './read-markdown.ts';
import { safeAddress } from './safe-address.ts';

interface SafeLinkProps {
  readonly content: Tokens.Link | Tokens.Image;
  readonly children: ReactNode;
}

/** A link that a note may open; any other is shown as typed, so that its address can be read. */
function SafeLink({ content: { href, raw }, children }: SafeLinkProps) {
  const address = safeAddress(href);
  if (address === undefined) return raw;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function InlinePart({ content: part, depth }: { readonly content: Part; readonly depth: number }): ReactNode {
  if (depth > deepest) return part.raw;
  const inner = 'tokens' in part && <InlineParts content={partsOf(part.tokens)} depth={depth + 1} />;
  switch (part.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'codespan':
      return <code>{part.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink content={part}>{inner}</SafeLink>;
    case 'image':
      // An image is shown as a link, so that reading a note requests nothing from other servers.
      return <SafeLink content={part}>{part.text || part.href}</SafeLink>;
    case 'escape':
      return part.text;
    case 'text':
      return part.tokens ? inner : part.text;
    case 'checkbox':
      return null;
    case 'html':
    case 'blockquote':
    case 'code':
    case 'def':
    case 'heading':
    case 'hr':
    case 'list':
    case 'list_item':
    case 'paragraph':
    case 'space':
    case 'table':
      // HTML, and elements that are not allowed inline, are shown as typed.
      return part.raw;
  }
}

export const InlineParts = ({
  content: parts,
  depth,
}: {
  readonly content: readonly Part[];
  readonly depth: number;
}) =>
  // The text is parsed again as a whole on every change, so the index is a valid key.
  parts.map((part, at) => <InlinePart key={at} content={part} depth={depth} />);
