import { textDifference, type TextPart } from '@dayloom/domain/history';
import { Fragment, useMemo } from 'react';

/** Characters of what is alike that stay on either side of a difference. */
const around = 160;

/** What is alike for longer than anybody reads to find what is not. */
function shortened({ text }: TextPart, place: { readonly isFirst: boolean; readonly isLast: boolean }) {
  if (text.length <= 3 * around) return text;
  const begin = place.isFirst ? '' : text.slice(0, around);
  const end = place.isLast ? '' : text.slice(-around);
  return `${begin} […] ${end}`;
}

interface ChangedTextProps {
  readonly then: string;
  readonly now: string;
  readonly side: 'then' | 'now';
  /** Leaves nothing out. */
  readonly isWhole: boolean;
}

/** One of two texts, with the words marked that the other has not: struck out in the earlier, underlined in today's. */
export function ChangedText({ then, now, side, isWhole }: ChangedTextProps) {
  const parts = useMemo(() => textDifference(then, now), [then, now]);
  const Mark = side === 'then' ? 'del' : 'ins';
  const shown = parts.filter((part) => part.in === 'both' || part.in === side);
  return shown.map((part, index) => {
    if (part.in !== 'both') return <Mark key={index}>{part.text}</Mark>;
    const place = { isFirst: index === 0, isLast: index === shown.length - 1 };
    return <Fragment key={index}>{isWhole ? part.text : shortened(part, place)}</Fragment>;
  });
}
