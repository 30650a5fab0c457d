import { createServer } from '../server/create-server.mjs';
import { prepareRelease } from '../start/run.mjs';
import { evaluateAnalytics } from './analytics.mjs';
import { evaluateBytes } from './bytes.mjs';
import { localCertificate } from './certificate.mjs';
import { chosenBenches } from './chosen-benches.mjs';
import { evaluateFirebase } from './firebase.mjs';
import { evaluateFill } from './first-fill.mjs';
import { evaluateGrowth } from './growth.mjs';
import { evaluateHome } from './home.mjs';
import floor from './floor/rspack.config.mjs';
import oneBuildConfig from './one-build/rspack.config.mjs';
import { evaluateActions } from './own-actions.mjs';
import { evaluateOfflineStart } from './offline-start.mjs';
import { evaluatePalette } from './palette.mjs';
import { prepareBuild } from './prepare-build.mjs';
import { evaluateQuickAdd } from './quick-add.mjs';
import { evaluateStart } from './start.mjs';
import { evaluateTodayActions } from './today-actions.mjs';
import { evaluateWarmStart } from './warm-start.mjs';
import { evaluateCalendar, evaluateTimetable } from './screen-opening.mjs';
import { evaluateTimes } from './times.mjs';
import { evaluateMarkdown } from './markdown.mjs';
import { launch } from './visits.mjs';

/**
 * `npm run bench [bytes] [times] [start] [growth] [home] [firebase] [actions] [fill] [palette] [analytics] [timetable]
 * [calendar] [offline] [quick-add] [markdown] [--pairs 21]`: compares the product with its limits, with the same product
 * built as one program, and with the lower bound of a start. Exits with 1 when a limit is broken or undecided.
 */

/** @returns {ReturnType<typeof chosenBenches>} */
function readWords() {
  try {
    return chosenBenches(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { chosen, pairs: asked } = readWords();
const runs = (/** @type {string} */ bench) => chosen.includes(bench);
const pairs = asked ?? 21;
const say = console.log;

/** @type {{ name: string, holds: boolean }[]} */
const results = [];
if (runs('quick-add')) results.push(...(await evaluateQuickAdd({ say, ...(asked && { samples: asked }) })));
if (chosen.some((bench) => bench !== 'quick-add')) await evaluateBuild();
const broken = results.filter(({ holds }) => !holds);
say(`\n${results.length - broken.length} of ${results.length} limits hold.`);
for (const { name } of broken) say(`  not: ${name}`);
process.exitCode = broken.length > 0 || results.length === 0 ? 1 : 0;

/** Runs the benches that need the built product and a browser. */
async function evaluateBuild() {
  await prepareRelease();
  const folder = 'dist/release';
  const oneBuild = await prepareBuild(oneBuildConfig);
  // Hosting uses HTTP/2. With HTTP/1.1 a browser requests only six files at a time.
  const { certificate, trust } = localCertificate();
  const modules = await createServer({ folder, certificate });
  const single = await createServer({ folder: oneBuild, certificate });
  const browser = await launch(trust);
  try {
    if (runs('bytes')) results.push(...(await evaluateBytes({ browser, folder, oneBuild, say })));
    if (runs('times')) {
      const addresses = { modules: modules.url, oneBuild: single.url };
      results.push(...(await evaluateTimes({ browser, trust, ...addresses, pairs, say })));
    }
    if (runs('start')) {
      const least = await prepareBuild(floor);
      results.push(
        ...(await evaluateStart({ product: modules.url, floor: least, certificate, trust, pairs, say })),
      );
    }
    if (runs('start'))
      results.push(...(await evaluateWarmStart({ product: modules.url, trust, pairs, say })));
    if (runs('offline'))
      results.push(...(await evaluateOfflineStart({ product: modules.url, trust, pairs, say })));
    if (runs('growth'))
      results.push(...(await evaluateGrowth({ browser, product: modules.url, pairs, say })));
    if (runs('home')) results.push(...(await evaluateHome({ browser, product: modules.url, pairs, say })));
    if (runs('firebase')) results.push(...(await evaluateFirebase({ browser, folder, pairs, say })));
    if (runs('actions')) {
      const samples = asked && { samples: asked };
      results.push(...(await evaluateTodayActions({ browser, product: modules.url, say, ...samples })));
      results.push(...(await evaluateActions({ browser, folder, say, ...samples })));
    }
    if (runs('palette'))
      results.push(
        ...(await evaluatePalette({
          browser,
          product: modules.url,
          say,
          ...(asked && { samples: asked }),
        })),
      );
    if (runs('analytics'))
      results.push(
        ...(await evaluateAnalytics({
          browser,
          product: modules.url,
          say,
          ...(asked && { samples: asked }),
        })),
      );
    if (runs('timetable'))
      results.push(...(await evaluateTimetable({ browser, product: modules.url, pairs, say })));
    if (runs('calendar'))
      results.push(...(await evaluateCalendar({ browser, product: modules.url, pairs, say })));
    if (runs('markdown'))
      results.push(
        ...(await evaluateMarkdown({ browser, product: modules.url, say, ...(asked && { samples: asked }) })),
      );
    if (runs('fill')) results.push(...(await evaluateFill({ browser, folder, pairs, say })));
  } finally {
    await browser.close();
    await Promise.all([modules.close(), single.close()]);
  }
}
