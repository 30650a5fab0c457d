import { createServer } from '../server/create-server.mjs';
import { prepareRelease } from '../start/run.mjs';
import { judgeAnalytics } from './analytics.mjs';
import { judgeBytes } from './bytes.mjs';
import { localCertificate } from './certificate.mjs';
import { chosenBenches } from './chosen-benches.mjs';
import { judgeFirebase } from './firebase.mjs';
import { judgeFill } from './first-fill.mjs';
import { judgeGrowth } from './growth.mjs';
import { judgeHome } from './home.mjs';
import floor from './floor/rspack.config.mjs';
import oneBuildConfig from './one-build/rspack.config.mjs';
import { judgeActions } from './own-actions.mjs';
import { judgeOfflineStart } from './offline-start.mjs';
import { judgePalette } from './palette.mjs';
import { prepareBuild } from './prepare-build.mjs';
import { judgeStart } from './start.mjs';
import { judgeTodayActions } from './today-actions.mjs';
import { judgeWarmStart } from './warm-start.mjs';
import { judgeCalendar, judgeTimetable } from './screen-opening.mjs';
import { judgeTimes } from './times.mjs';
import { launch } from './visits.mjs';

/**
 * `npm run bench [bytes] [times] [start] [growth] [home] [firebase] [actions] [fill] [palette] [analytics] [timetable] [calendar] [offline] [--pairs 21]`: what the product costs, against its
 * limits, against the same product built as one program, and against the least a start can cost. Exits 1 when a limit is broken or undecided.
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

await prepareRelease();
const folder = 'dist/release';
const oneBuild = await prepareBuild(oneBuildConfig);
// HTTP/2, as hosting has it: with HTTP/1.1 a browser asks for six files at a time.
const { certificate, trust } = localCertificate();
const modules = await createServer({ folder, certificate });
const single = await createServer({ folder: oneBuild, certificate });
const browser = await launch(trust);
/** @type {{ name: string, holds: boolean }[]} */
const judged = [];
try {
  if (runs('bytes')) judged.push(...(await judgeBytes({ browser, folder, oneBuild, say })));
  if (runs('times')) {
    const addresses = { modules: modules.url, oneBuild: single.url };
    judged.push(...(await judgeTimes({ browser, trust, ...addresses, pairs, say })));
  }
  if (runs('start')) {
    const least = await prepareBuild(floor);
    judged.push(
      ...(await judgeStart({ product: modules.url, floor: least, certificate, trust, pairs, say })),
    );
  }
  if (runs('start')) judged.push(...(await judgeWarmStart({ product: modules.url, trust, pairs, say })));
  if (runs('offline')) judged.push(...(await judgeOfflineStart({ product: modules.url, trust, pairs, say })));
  if (runs('growth')) judged.push(...(await judgeGrowth({ browser, product: modules.url, pairs, say })));
  if (runs('home')) judged.push(...(await judgeHome({ browser, product: modules.url, pairs, say })));
  if (runs('firebase')) judged.push(...(await judgeFirebase({ browser, folder, pairs, say })));
  if (runs('actions')) {
    const samples = asked && { samples: asked };
    judged.push(...(await judgeTodayActions({ browser, product: modules.url, say, ...samples })));
    judged.push(...(await judgeActions({ browser, folder, say, ...samples })));
  }
  if (runs('palette'))
    judged.push(
      ...(await judgePalette({
        browser,
        product: modules.url,
        say,
        ...(asked && { samples: asked }),
      })),
    );
  if (runs('analytics'))
    judged.push(
      ...(await judgeAnalytics({ browser, product: modules.url, say, ...(asked && { samples: asked }) })),
    );
  if (runs('timetable'))
    judged.push(...(await judgeTimetable({ browser, product: modules.url, pairs, say })));
  if (runs('calendar')) judged.push(...(await judgeCalendar({ browser, product: modules.url, pairs, say })));
  if (runs('fill')) judged.push(...(await judgeFill({ browser, folder, pairs, say })));
} finally {
  await browser.close();
  await Promise.all([modules.close(), single.close()]);
}
const broken = judged.filter(({ holds }) => !holds);
say(`\n${judged.length - broken.length} of ${judged.length} limits hold.`);
for (const { name } of broken) say(`  not: ${name}`);
process.exitCode = broken.length > 0 || judged.length === 0 ? 1 : 0;
