import { isNotifiedKind } from '@dayloom/data';
import type { DayRecords, Instant, MomentStory, NotifiedKind } from '@dayloom/domain';
import { lateBodyOf } from '@dayloom/domain/moments';
import type { Shell } from '@dayloom/platform';
import { itemKinds, itemNow } from './notified-item.ts';

interface Shown {
  readonly shown: Instant;
  readonly timeText: (moment: Instant) => string;
}

/** The text of a moment that is over, by its item as of now; by its first text if the item is not on this device. */
export async function lateBodyOfItem(
  services: Pick<Shell, 'store' | 'user'>,
  { kind, item, at, body }: MomentStory,
  { shown, timeText }: Shown,
): Promise<string> {
  const facts = isNotifiedKind(kind) ? await factsOf(services, kind, item) : undefined;
  if (facts) return lateBodyOf(facts, at, shown, timeText);
  return body.includes('(missed at ') ? body : `${body} (missed at ${timeText(at)})`;
}

async function factsOf<M extends NotifiedKind>(
  services: Pick<Shell, 'store' | 'user'>,
  kind: M,
  item: string,
) {
  const record: DayRecords[M] | undefined = await itemNow(services, kind, item);
  return record && { title: record.title, startsAt: itemKinds[kind].startOf(record) };
}
