import { setTimeout } from 'node:timers/promises';
import { addOnce, between, deleteOnce, editOnce, moveOnce, tickOnce } from './actions.mjs';
import { speeds } from './own-actions.mjs';
import { processorOf } from './paint.mjs';
import { evaluateSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

/** 20 tasks for today, and the other records of the account. */
const sizes = [
  { records: 100, filling: { works: 20, tasksOfNewest: 20, otherTasks: 60 } },
  { records: 10_000, filling: { works: 1_000, tasksOfNewest: 20, otherTasks: 8_980 } },
];
const actions = { add: addOnce, tick: tickOnce, edit: editOnce, move: moveOnce, delete: deleteOnce };

/**
 * Measures how long an own action takes to show on Today, alternating between a small and a large account.
 * @param {{ browser: import('@playwright/test').Browser, product: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateTodayActions({ browser, product, say, ...options }) {
  const results = [];
  for (const [name, act] of Object.entries(actions)) {
    for (const { cpu, words, limits } of speeds) {
      const devices = await Promise.all(sizes.map(({ filling }) => deviceWith(browser, product, filling)));
      const things = await Promise.all(
        devices.map(async (device, at) => {
          const page = await device.newPage();
          await page.goto(`${product}/today`);
          await page.getByRole('button', { name: 'Mark Done' }).first().waitFor();
          const setSpeed = await processorOf(page);
          return {
            name: `Own ${name} on Today with ${sizes[at]?.records} records${words}`,
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
      await Promise.all(devices.map((device) => device.close()));
    }
  }
  return results;
}
