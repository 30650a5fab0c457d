import { type Changes, isHandled } from './decide-screen.ts';
import type { Draft } from './draft.ts';
import type { Facts, Times } from './facts.ts';
import { endOfSnooze, latenessOf } from './lateness.ts';
import type { NotificationContent, Snooze } from './on-device.ts';
import type { NotificationState, SnoozeChange } from './state.ts';

type End = Pick<SnoozeChange, 'change' | 'why'>;

/** Why a snooze ends before its time. */
function endOf(
  { content }: Snooze,
  { deleted }: NotificationState,
  { changes, facts }: { readonly changes: Changes; readonly facts: Facts },
): End | undefined {
  const { tag } = content;
  if (deleted?.has(tag) || changes.gone.has(tag))
    return { change: 'cancelled', why: 'it was deleted or moved' };
  if (changes.edited.has(tag)) return { change: 'cancelled', why: 'it was edited' };
  return isHandled(content, facts) ? { change: 'dropped', why: 'it was handled elsewhere' } : undefined;
}

/**
 * Decides about a snooze that did not end before its time.
 * @param content what it shows by now
 */
export function decideSnooze(
  snooze: Snooze,
  content: NotificationContent,
  { times, draft }: { readonly times: Times; readonly draft: Draft },
) {
  const { now, isSilent } = times;
  // A longer snooze means that the clock was set back.
  const longest = endOfSnooze(now);
  const until = snooze.until < longest ? snooze.until : longest;
  const lateness = latenessOf(until, now);
  draft.times.push(until);
  if (lateness === 'missed') draft.snoozes.push({ snooze, change: 'missed', why: 'it is too late' });
  else if (lateness !== 'ahead')
    // Also in quiet hours: the user asked for it five minutes ago.
    draft.show.push({
      ...{ content, isLate: lateness === 'late', isSilent, moments: [], claims: [], snooze },
      why: 'its snooze is over',
    });
  else if (until !== snooze.until)
    draft.snoozes.push({ snooze, change: { content, until }, why: 'the clock was set back' });
  else if (content !== snooze.content)
    draft.snoozes.push({ snooze, change: { ...snooze, content }, why: 'a part of the group is gone' });
}

/** Decides which snoozes are shown, ended or changed. */
export function decideSnoozes(
  state: NotificationState,
  { changes, facts, draft }: { readonly changes: Changes; readonly facts: Facts; readonly draft: Draft },
) {
  for (const snooze of state.snoozes ?? []) {
    const end = endOf(snooze, state, { changes, facts });
    const content = changes.smaller.get(snooze.content.tag) ?? snooze.content;
    if (end) {
      draft.snoozes.push({ snooze, ...end });
      draft.times.push(snooze.until);
    } else decideSnooze(snooze, content, { times: facts, draft });
  }
}
