import { setTimeout } from 'node:timers/promises';
import {
  addOnce,
  arrangeOnce,
  between,
  deleteOnce,
  editOnce,
  moveOnce,
  openQuickAddOnce,
  tickOnce,
  typeStepOnce,
  workScreen,
} from './actions.mjs';
import { deviceOnFirebase, onBothBackends } from '../../testing/firebase/both-backends.mjs';
import { processorOf } from './paint.mjs';
import { evaluateSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

/** 20 tasks for today, and the other records of the account. */
const sizes = [
  { records: 100, filling: { works: 20, tasksOfNewest: 20, otherTasks: 60 } },
  { records: 10_000, filling: { works: 1_000, tasksOfNewest: 20, otherTasks: 8_980 } },
];
const longDay = { records: 280, filling: { works: 20, tasksOfNewest: 200, otherTasks: 60 } };
const stepsOfDay = { records: 160, filling: { works: 20, tasksOfNewest: 80, steps: 50, otherTasks: 60 } };
const ofWork = { works: 100, tasksOfNewest: 100 };
/**
 * @typedef {{ median: number, p90?: number }} Limits milliseconds from the press to the painted frame
 * @param {Limits} limits
 * @param {Limits} slower of a processor four times slower
 */
const speeds = (limits, slower) => [
  { cpu: 1, words: '', limits },
  { cpu: 4, words: ', processor four times slower', limits: slower },
];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ act: (page: Page) => Promise<number>, at: ReturnType<typeof speeds> }} Action */

/**
 * @param {Action['act']} act
 * @param {number} slower limit of the median on a processor four times slower
 * @returns {Action}
 */
const own = (act, slower) => ({ act, at: speeds({ median: 34, p90: 50 }, { median: slower }) });
const onWork = { add: own(addOnce, 80), tick: own(tickOnce, 60), edit: own(editOnce, 100) };
const onToday = { ...onWork, move: own(moveOnce, 100), delete: own(deleteOnce, 100) };
const quickAdd = { act: openQuickAddOnce, at: speeds({ median: 50 }, { median: 150 }) };

/** @typedef {{ say: (line: string) => void, samples?: number }} Options */

/**
 * Measures how long an own action takes to show: on Today alternating between a small and a large account, on a work
 * between both backends.
 * @param {Options & { browser: import('@playwright/test').Browser, product: string, folder: string }} bench `product` is
 *   an address, `folder` its release
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateActions({ browser, product, folder, ...options }) {
  /** @param {readonly (typeof longDay)[]} accounts */
  const today = (accounts) => () =>
    Promise.all(
      accounts.map(async ({ records, filling }) => {
        const device = await deviceWith(browser, product, filling);
        const page = await device.newPage();
        await page.goto(`${product}/today`);
        await page.getByRole('button', { name: 'Mark Done' }).first().waitFor();
        return { where: `on Today with ${records} records`, page };
      }),
    );
  return [
    ...(await evaluateEach({ ...onToday, 'opening of quick add': quickAdd }, today(sizes), options)),
    ...(await evaluateEach({ arranging: own(arrangeOnce, 100) }, today([longDay]), options)),
    ...(await evaluateEach({ 'typing in a step': own(typeStepOnce, 100) }, today([stepsOfDay]), options)),
    ...(await onBothBackends(folder, options.say, ({ services, onFirebase, embedded }) => {
      const works = async () => {
        const remote = await deviceOnFirebase(browser, onFirebase, services, ofWork);
        const local = await deviceWith(browser, embedded, ofWork);
        const ofRemote = await workScreen(remote.context, onFirebase, ofWork.works, `${remote.account}-`);
        return [
          { where: 'on the Firebase backend', page: ofRemote },
          { where: 'on the embedded backend', page: await workScreen(local, embedded, ofWork.works) },
        ];
      };
      return evaluateEach(onWork, works, options);
    })),
  ];
}

/**
 * @param {Record<string, Action>} actions
 * @param {() => Promise<{ where: string, page: Page }[]>} open
 * @param {Options} options
 */
async function evaluateEach(actions, open, options) {
  const results = [];
  for (const [name, { act, at }] of Object.entries(actions)) {
    for (const { cpu, words, limits } of at) {
      // Each measurement needs its own devices, because a screen with added tasks has more of them to render.
      const screens = await open();
      const things = await Promise.all(
        screens.map(async ({ where, page }) => {
          const setSpeed = await processorOf(page);
          return {
            name: `Own ${name} ${where}${words}`,
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
      results.push(...(await evaluateSamples({ things, limits, ...options })));
      await Promise.all(screens.map(({ page }) => page.context().close()));
    }
  }
  return results;
}
