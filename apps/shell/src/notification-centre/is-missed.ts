import type { MomentStory } from '@dayloom/domain';

/** What was due and nobody was told of, though they wanted to be: the same that counts as unread (NC3, NC4). */
export const isMissed = ({ outcome }: MomentStory) => outcome === 'asleep' || outcome === 'failed';
