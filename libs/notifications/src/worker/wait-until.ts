import type { Clock, Instant } from '@dayloom/domain';

/** Resolves at `moment`, never earlier, although timers may fire slightly early. */
export async function waitUntil(moment: Instant, clock: Clock): Promise<void> {
  for (let left = timeTo(moment, clock); left > 0; left = timeTo(moment, clock))
    await new Promise((resolve) => setTimeout(resolve, left));
}

/** Milliseconds. */
const timeTo = (moment: Instant, clock: Clock) => Date.parse(moment) - clock.now().getTime();
