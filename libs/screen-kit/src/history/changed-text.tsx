import { textDifference, type TextPart } from '@dayloom/domain/history';
import { Fragment, useMemo } from 'react';

/** Characters of unchanged text that are kept on either side of a difference. */
const around = 160;

/** Shortens long unchanged text, so that the differences are easy to find. */
function shortened({ text }: TextPart, position: { readonly isFirst: boolean; readonly isLast: boolean }) {
  if (text.length <= 3 * around) return text;
  const begin = position.isFirst ? '' : text.slice(0, around);
  const end = position.isLast ? '' : text.slice(-around);
  return `${begin} […] ${end}`;
}

interface ChangedTextProps {
  readonly then: string;
  readonly now: string;
  readonly side: 'then' | 'now';
  /** Keeps all unchanged text. */
  readonly isWhole: boolean;
}

/** One of two texts with the differences marked: struck through in the earlier one, underlined in the current one. */
export function ChangedText({ then, now, side, isWhole }: ChangedTextProps) {
  const parts = useMemo(() => textDifference(then, now), [then, now]);
  const Mark = side === 'then' ? 'del' : 'ins';
  const shown = parts.filter((part) => part.in === 'both' || part.in === side);
  return shown.map((part, index) => {
    if (part.in !== 'both') return <Mark key={index}>{part.text}</Mark>;
    const position = { isFirst: index === 0, isLast: index === shown.length - 1 };
    return <Fragment key={index}>{isWhole ? part.text : shortened(part, position)}</Fragment>;
  });
}
