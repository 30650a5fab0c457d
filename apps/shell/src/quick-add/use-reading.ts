import { worksOf } from '@dayloom/data';
import type { PlanDay, Work } from '@dayloom/domain';
import { type QuickAddReading, readQuickAdd } from '@dayloom/domain/quick-add';
import { useRecords, useShell, useToday } from '@dayloom/platform';
import type { QuickAddDraft } from './quick-add-state.ts';

export interface Understood {
  readonly reading: QuickAddReading;
  /** The one that the line names. */
  readonly work: Work | undefined;
}

interface Moment {
  readonly now: Date;
  readonly today: PlanDay;
}

/** What a draft says at this moment. */
function understand(draft: QuickAddDraft, works: readonly Work[], { now, today }: Moment): Understood {
  const picked = works.filter(({ id }) => id === draft.workId);
  const tagged = [...picked, ...works].map(({ id, workTitle }) => ({ id, title: workTitle }));
  const reading = readQuickAdd(draft.line, { now, today, works: tagged, takenBack: draft.takenBack });
  return { reading, work: works.find(({ id }) => id === reading.work?.id) };
}

const noWorks: readonly Work[] = [];

/** Reads the draft against the user's works, as it stands and once more at the moment of adding. */
export function useReading(draft: QuickAddDraft) {
  const { clock, store, user } = useShell();
  const today = useToday();
  const moment = () => ({ now: clock.now(), today });
  const answer = useRecords(worksOf(user.id));
  const known = answer.phase === 'ready' ? answer.records : undefined;
  const works = known ?? noWorks;
  return {
    works,
    ...understand(draft, works, moment()),
    /** Waits for the works only where the line may name one and they are not there yet. */
    readAgain(): Understood | Promise<Understood> {
      if (known || !draft.line.includes('#')) return understand(draft, works, moment());
      const read = store.get(worksOf(user.id));
      return read.then(({ records }) => understand(draft, records, moment()));
    },
  };
}
