import { setTimeout } from 'node:timers/promises';
import { addOnce, between, editOnce, tickOnce, workScreen } from './actions.mjs';
import { deviceOnFirebase, onBothBackends } from './both-backends.mjs';
import { processorOf } from './paint.mjs';
import { evaluateSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

const filling = { works: 100, tasksOfNewest: 100 };
const actions = { add: addOnce, tick: tickOnce, edit: editOnce };
/** Milliseconds from the key press to the painted frame. */
export const speeds = [
  { cpu: 1, words: '', limits: { median: 34, p90: 50 } },
  { cpu: 4, words: ', processor four times slower', limits: { median: 100 } },
];

/**
 * Measures how long an own action takes to show, alternating between both backends.
 * @param {{ browser: import('@playwright/test').Browser, folder: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export const evaluateActions = ({ browser, folder, say, ...options }) =>
  onBothBackends(folder, say, async ({ services, onFirebase, embedded }) => {
    const results = [];
    for (const [name, act] of Object.entries(actions)) {
      for (const { cpu, words, limits } of speeds) {
        // Each measurement needs its own device, because a screen with added tasks has more of them to render.
        const remote = await deviceOnFirebase(browser, onFirebase, services, filling);
        const local = await deviceWith(browser, embedded, filling);
        const screens = [
          {
            backend: 'Firebase',
            page: await workScreen(remote.context, onFirebase, filling.works, `${remote.account}-`),
          },
          { backend: 'embedded', page: await workScreen(local, embedded, filling.works) },
        ];
        const things = await Promise.all(
          screens.map(async ({ backend, page }) => {
            const setSpeed = await processorOf(page);
            return {
              name: `Own ${name} on the ${backend} backend${words}`,
              measure: async () => {
                await page.bringToFront();
                await setTimeout(between);
                await setSpeed(cpu);
                const time = await act(page);
                await setSpeed(1);
                return time;
              },
            };
          }),
        );
        results.push(...(await evaluateSamples({ things, limits, say, ...options })));
        await Promise.all([remote.context.close(), local.close()]);
      }
    }
    return results;
  });
