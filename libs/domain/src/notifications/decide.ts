import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { comeOf, decideDue, waitOf } from './decide-due.ts';
import { changesOf, decideCancelled, decideScreen } from './decide-screen.ts';
import { decideSnooze, decideSnoozes } from './decide-snoozes.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { factsOf, type Times, timesOf } from './facts.ts';
import { latenessOf } from './lateness.ts';
import type { Decision, NotificationState } from './state.ts';
import { claimTagsOf } from './words.ts';

/**
 * Decides what happens with the notifications of a device: what is shown, closed and written down, each with its
 * reason, and when to decide again. The result does not depend on anything else.
 */
export function decide(state: NotificationState, now: Date): Decision {
  const facts = factsOf(state, now);
  const draft = emptyDraft();
  const parts = { changes: changesOf(state, facts), facts, draft };
  decidePushed(state, { times: facts, draft });
  decideDue(state, facts, draft);
  decideSnoozes(state, parts);
  decideScreen(state, parts);
  decideCancelled(state, facts, draft);
  for (const { moments } of state.sources ?? []) draft.times.push(...moments.map(({ at }) => at));
  const { times, ...lists } = draft;
  return { ...lists, next: soonest(times.filter((at) => at > facts.present)) };
}

const soonest = (all: readonly Instant[]) =>
  all.reduce<Instant | undefined>((one, at) => (one !== undefined && one < at ? one : at), undefined);

/**
 * Decides as `decide` does what a worker knows: what is pushed and snoozed. The rest would double the code of a worker
 * that reads no records.
 * @returns what to show
 */
export function decideInWorker(
  state: Pick<NotificationState, 'pushed' | 'snoozes' | 'quiet' | 'isMuted'>,
  now: Date,
): Decision['show'] {
  const parts = { times: timesOf(state, now), draft: emptyDraft() };
  decidePushed(state, parts);
  for (const snooze of state.snoozes ?? []) decideSnooze(snooze, snooze.content, parts);
  return parts.draft.show;
}

/** A push is shown at once: it arrives on time or later. If this device's clock is behind, it seems to arrive early. */
function decidePushed(
  { pushed }: NotificationState,
  { times, draft }: { readonly times: Times; readonly draft: Draft },
) {
  if (!pushed) return;
  const { content, isNews } = pushed;
  draft.show.push({
    content,
    isLate: ['late', 'missed'].includes(latenessOf(content.at, times.now)),
    isSilent: !isNews || pushed.isSilent === true || times.isSilent,
    ...{ moments: [], claims: [] },
    why: isNews ? 'it was pushed' : 'it was pushed again',
  });
}

/**
 * The time up to which each source is done, by name.
 * @param open tags of the moments that have come and are not done
 */
export function checkedOf(
  { sources = [] }: NotificationState,
  now: Date,
  open: readonly string[],
): Readonly<Record<string, Instant>> {
  const isOpen = new Set(open);
  return Object.fromEntries(
    sources.map(({ name, moments, until }) => {
      const ends = [
        ...(until === undefined ? [] : [until]),
        ...moments.flatMap(({ tag, at }) => (isOpen.has(tag) ? [at] : [])),
      ];
      const end = Math.min(now.getTime(), ...ends.map((moment) => Date.parse(moment) - 1));
      return [name, instantOf(new Date(end))];
    }),
  );
}

/** The tags whose claims a decision needs. */
export function claimTagsFor(state: NotificationState, now: Date): readonly string[] {
  const { sources = [], onScreen = [], snoozes = [] } = state;
  const facts = factsOf(state, now);
  const come = sources.flatMap((source) => comeOf(source, facts.present));
  return [
    ...new Set([
      ...come.flatMap((moment) => claimTagsOf(moment, waitOf(moment, facts) ?? facts.present)),
      ...[...onScreen, ...snoozes.map(({ content }) => content)].map(({ tag }) => tag),
    ]),
  ];
}
