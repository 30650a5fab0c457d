import type { Change } from '@dayloom/data';
import type { Content, ContentDraft } from '@dayloom/domain/repeats';
import { mergedSteps } from '@dayloom/domain/steps';
import type { SeriesContent } from './series-kind.ts';

/** Note and steps in the form of a series, each with the stored one that it was written for. */
export interface WrittenContent extends ContentDraft {
  readonly noteBefore: string;
  readonly stepsBefore: string;
}

/** What is written belongs to the stored text that it was written for. */
export const contentGroups = [
  ['note', 'noteBefore'],
  ['steps', 'stepsBefore'],
] as const;

export const contentDraft = ({ note = '', steps = '' }: SeriesContent): WrittenContent => ({
  note,
  noteBefore: note,
  steps,
  stepsBefore: steps,
});

const mergedWith = (stored: ContentDraft, { steps, stepsBefore }: WrittenContent) =>
  mergedSteps(stepsBefore, stored.steps, steps);

/** The stored values as they have become: of what was not changed here, and of steps also the changes of others. */
export function followedContent(
  draft: WrittenContent,
  before: WrittenContent,
  { note, steps }: WrittenContent,
): Partial<WrittenContent> {
  const merged = draft.steps === before.steps ? steps : mergedWith({ note, steps }, draft);
  return { ...(draft.note === before.note && { note, noteBefore: note }), steps: merged, stepsBefore: steps };
}

/** What was changed here of checked values. */
export const changedContent = (
  content: Content,
  draft: WrittenContent,
  stored: WrittenContent,
): SeriesContent => ({
  ...(draft.note !== stored.note && { note: content.note }),
  ...(draft.steps !== stored.steps && { steps: mergedWith(stored, draft) || undefined }),
});

/**
 * Changes of a series that give it another note: if `note` was changed since the other one was written for `noteBefore`,
 * both are kept.
 */
export const keepingNotes = (changes: readonly Change[], note: string, noteBefore: string) =>
  changes.map((change) =>
    change.type === 'patch' && change.collection === 'repeats' && change.base?.['note'] === note
      ? { ...change, base: { ...change.base, note: noteBefore } }
      : change,
  );
