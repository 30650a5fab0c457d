import { worksOf } from '@dayloom/data';
import { firstWeekday, type PlanDay, type Weekday, type Work } from '@dayloom/domain';
import { readQuickAdd } from '@dayloom/domain/quick-add';
import { localeAtom, useRecords, useShell, useToday } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import type { QuickAddDraft } from './quick-add-state.ts';
import { type LineReading, withinWork } from './within-work.ts';

export interface Understood {
  readonly reading: LineReading;
  /** The work that the line names. */
  readonly work: Work | undefined;
}

interface Moment {
  readonly now: Date;
  readonly today: PlanDay;
  readonly weekStart: Weekday;
}

/** What a draft means at this moment. */
function understand(draft: QuickAddDraft, works: readonly Work[], moment: Moment): Understood {
  const picked = works.filter(({ id }) => id === draft.workId);
  const tagged = [...picked, ...works].map(({ id, workTitle }) => ({ id, title: workTitle }));
  const reading = readQuickAdd(draft.line, { ...moment, works: tagged, takenBack: draft.takenBack });
  const work = works.find(({ id }) => id === reading.work?.id);
  return { reading: withinWork(reading, work), work };
}

const noWorks: readonly Work[] = [];

/** Interprets the draft with the user's works, while it is typed and again at the moment of adding. */
export function useReading(draft: QuickAddDraft) {
  const { clock, store, user } = useShell();
  const today = useToday();
  const weekStart = firstWeekday(useAtomValue(localeAtom));
  const moment = () => ({ now: clock.now(), today, weekStart });
  const answer = useRecords(worksOf(user.id));
  const known = answer.phase === 'ready' ? answer.records : undefined;
  const works = known ?? noWorks;
  return {
    works,
    ...understand(draft, works, moment()),
    /** Waits for the works only if the line may name one and they are not loaded yet. */
    readAgain(): Understood | Promise<Understood> {
      if (known || !draft.line.includes('#')) return understand(draft, works, moment());
      const read = store.get(worksOf(user.id));
      return read.then(({ records }) => understand(draft, records, moment()));
    },
  };
}
