import { evaluatePairs } from './pairs.mjs';
import { deviceWith, profileWith, slowPhone, timeVisit, warmUp } from './visits.mjs';

/** Shown with the account's own works. */
const selector = 'main a[href^="/work/"]';

const firstVisits = [
  { name: 'First paint of home', path: '/' },
  { name: 'Deep link to /dashboard', path: '/dashboard' },
];

/**
 * Measures the cost of separately built modules on a slow phone with slow 4G: compares them with the same product as
 * one build, in a known user's first visit of a release and in a warm one.
 * @param {{ browser: import('@playwright/test').Browser, trust: string, modules: string, oneBuild: string, pairs: number,
 *   say: (line: string) => void }} bench `modules` and `oneBuild` are addresses
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateTimes({ browser, trust, modules, oneBuild, pairs, say }) {
  const results = [];
  const sample = { sample: true };
  const [ours, theirs] = [
    await deviceWith(browser, modules, sample),
    await deviceWith(browser, oneBuild, sample),
  ];
  for (const { name, path } of firstVisits) {
    const visit = { selector, throttle: slowPhone };
    results.push(
      await evaluatePairs({
        name: `${name} against the one build`,
        limit: 1.1,
        pairs,
        first: () => timeVisit(ours, { ...visit, url: modules + path }),
        second: () => timeVisit(theirs, { ...visit, url: oneBuild + path }),
        say,
      }),
    );
  }
  await Promise.all([ours.close(), theirs.close()]);

  const [known, knownThere] = [
    await profileWith(trust, modules, sample),
    await profileWith(trust, oneBuild, sample),
  ];
  await warmUp(known.context, modules);
  await warmUp(knownThere.context, oneBuild);
  const visit = { selector, throttle: slowPhone, warm: slowPhone };
  results.push(
    await evaluatePairs({
      name: 'Warm visit of home against the one build',
      limit: 1.05,
      pairs,
      first: () => timeVisit(known.context, { ...visit, url: modules }),
      second: () => timeVisit(knownThere.context, { ...visit, url: oneBuild }),
      say,
    }),
  );
  await Promise.all([known.close(), knownThere.close()]);
  return results;
}
