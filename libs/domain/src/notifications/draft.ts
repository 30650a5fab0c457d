import type { Instant } from '../brands.ts';
import type { Facts } from './facts.ts';
import type { Decision, Moment, Outcome, Why } from './state.ts';

type Lists = Omit<Decision, 'next'>;

/** A decision to which its parts are added. */
export type Draft = {
  readonly [Part in keyof Lists]: Lists[Part][number][];
} & {
  /** When to decide again. */
  readonly times: Instant[];
};

export const emptyDraft = (): Draft => ({
  ...{ show: [], close: [], write: [], left: [], snoozes: [], erase: [], open: [], times: [] },
});

/** What is decided about the receipt of a moment. */
export function receiptsIn(draft: Draft, facts: Facts) {
  const leave = ({ tag }: Moment, why: Why) => void draft.left.push({ tag, why });
  return {
    leave,
    /** Leaves what is written already: a moment that waits is decided again and again. */
    write(moment: Moment, outcome: Outcome, why: Why) {
      const isWritten = !outcome.shownAt && outcome.reason === facts.own(moment.tag)?.reason;
      if (isWritten) leave(moment, why);
      else draft.write.push({ moment, outcome, why });
    },
    /** Decides it again then, or once the claim of another tab has expired. */
    keepOpen({ tag }: Moment, until = facts.soon) {
      draft.open.push(tag);
      draft.times.push(until);
    },
  };
}
