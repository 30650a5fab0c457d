import type { Priority } from '@dayloom/domain';
import { Badge, type BadgeTone } from './badge.tsx';

interface PriorityMark {
  glyph: string;
  word: string;
}

/** Sign and word of each priority, because the colours alone are hard to distinguish for some users. */
export const priorityMarks: Record<Priority, PriorityMark> = {
  high: { glyph: '▲', word: 'High' },
  medium: { glyph: '■', word: 'Medium' },
  low: { glyph: '▼', word: 'Low' },
};

const tones: Record<Priority, BadgeTone> = { high: 'danger', medium: 'warning', low: 'info' };

export const PriorityBadge = ({ priority }: { priority: Priority }) => (
  <Badge tone={tones[priority]} glyph={priorityMarks[priority].glyph}>
    {priorityMarks[priority].word}
  </Badge>
);
