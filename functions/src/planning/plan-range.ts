import { eachOf } from '../each-of.ts';
import type { Sender } from '../sender.ts';
import { notifiedKinds } from './items.ts';
import { itemsNotifying, type Range } from './items-notifying.ts';
import { planItems } from './plan-items.ts';
import { daysIn, planDays } from './plan-series.ts';
import { seriesMaking } from './series-making.ts';

/** How many series are planned in parallel, each in a transaction of its own. */
const seriesAtOnce = 10;

/**
 * Plans every item that may notify within the range, and every series for those of its days that may, page by page.
 * Throws after all pages if one failed.
 */
export const planRange = (sender: Sender, range: Range) =>
  eachOf(notifiedKinds, 1, async (kind) => {
    const failures: unknown[] = [];
    const fail = (error: unknown) => void failures.push(error);
    for await (const items of itemsNotifying(sender.db, kind, range)) {
      const ids = items.map(({ id }) => id);
      await planItems(sender, kind, ids, 'now').catch(fail);
    }
    const days = daysIn(range);
    for await (const page of seriesMaking(sender.db, kind, range.user))
      await eachOf(page, seriesAtOnce, (series) => planDays(sender, series, days, 'now')).catch(fail);
    if (failures.length > 0) throw failures[0];
  });
