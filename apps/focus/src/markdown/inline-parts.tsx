import type { ReactNode } from 'react';
import { deeper, isTooDeep } from './depth.ts';
import { type Part, partsOf } from './read-markdown.ts';
import { safeAddress } from './safe-address.ts';

/** A link that may be followed; the words alone where it leads to anything but the web or a mailbox. */
function SafeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const address = safeAddress(href);
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function InlinePart({ of: part, depth }: { readonly of: Part; readonly depth: number }): ReactNode {
  if (isTooDeep(depth)) return part.raw;
  const inner = 'tokens' in part && <InlineParts of={partsOf(part.tokens)} depth={deeper(depth)} />;
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
      return <SafeLink href={part.href}>{inner}</SafeLink>;
    case 'image':
      // Nothing is fetched from elsewhere by reading a note.
      return <SafeLink href={part.href}>{part.text || part.href}</SafeLink>;
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
      // HTML, and what has no place within a line, is shown as it was typed.
      return part.raw;
  }
}

/** What stands within a line. */
export const InlineParts = ({ of: parts, depth }: { readonly of: readonly Part[]; readonly depth: number }) =>
  // They are read anew as a whole, so that their order is what tells them apart.
  parts.map((part, at) => <InlinePart key={at} of={part} depth={depth} />);
