import type { Drafts } from '@dayloom/data';

/** Removes the drafts of purged records and of lines below them: no form can show them again. */
export async function dropDraftsOf(ids: readonly string[], drafts: Drafts): Promise<void> {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  const all = await drafts.under('');
  const dropped = all.filter(({ key }) => key.split('/').some((part) => gone.has(part)));
  // Started together, so that all removals complete even if the page closes now.
  await Promise.all(dropped.map((draft) => drafts.remove(draft, true)));
}
