import { expectedMoments, seriesCases, zoneCases } from '@dayloom/testing/series-cases';
import { expect, it } from 'vitest';
import { openClick } from './open-click.ts';
import { showPush } from './show-push.ts';
import { pushOf, workerDevice } from './testing/worker-device.ts';

it.each([...zoneCases, ...seriesCases])(
  '[RP22] [NF25] pushes show what repeats $name, and a press opens its day',
  async (one) => {
    const { world, shown, opened } = await workerDevice();
    for (const line of expectedMoments(one)) {
      const [at = '', item = '', to = '', ...title] = line.split(' ');
      await showPush(
        pushOf({ tag: `${item}-${Date.parse(at).toString(36)}`, item, to, title: title.join(' ') }),
        world,
      );
    }
    for (const { options } of shown)
      await openClick({ notification: { data: options.data, close: () => undefined }, action: '' }, world);
    expect(shown.map(({ title }, index) => `${opened[index]} ${title}`)).toEqual(
      expectedMoments(one).map((line) => line.split(' ').slice(2).join(' ')),
    );
  },
);
