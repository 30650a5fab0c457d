import { eachOf } from '../each-of.ts';
import type { Sender } from '../sender.ts';
import { notifiedKinds } from './items.ts';
import { itemsStarting, type Range } from './items-starting.ts';
import { planItems } from './plan-items.ts';

/** Plans every item that starts within the range, page by page. Throws after all pages if one failed. */
export const planRange = (sender: Sender, range: Range) =>
  eachOf(notifiedKinds, 1, async (kind) => {
    const failures: unknown[] = [];
    for await (const ids of itemsStarting(sender.db, kind, range))
      await planItems(sender, kind, ids, 'now').catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });
