import { createServer } from '../server/create-server.mjs';
import { prepareRelease } from '../start/run.mjs';
import { judgeBytes } from './bytes.mjs';
import { localCertificate } from './certificate.mjs';
import { judgeFirebase } from './firebase.mjs';
import { judgeFill } from './first-fill.mjs';
import { judgeGrowth } from './growth.mjs';
import floor from './floor/rspack.config.mjs';
import oneBuildConfig from './one-build/rspack.config.mjs';
import { judgeActions } from './own-actions.mjs';
import { judgePalette } from './palette.mjs';
import { judgePairs } from './pairs.mjs';
import { prepareBuild } from './prepare-build.mjs';
import { judgeStart } from './start.mjs';
import { judgeTodayActions } from './today-actions.mjs';
import { judgeWarmStart } from './warm-start.mjs';
import { deviceWith, launch, slowPhone, timeVisit } from './visits.mjs';

/**
 * `npm run bench [bytes] [times] [start] [growth] [firebase] [actions] [fill] [palette] [--pairs 21]`: what the product costs, against its
 * limits, against the same product built as one program, and against the least a start can cost. Exits 1 when a limit is broken or undecided.
 */

const parts = ['bytes', 'times', 'start', 'growth', 'firebase', 'actions', 'fill', 'palette'];
const chosen = process.argv.slice(2).filter((word) => parts.includes(word));
const runs = (/** @type {string} */ part) => chosen.length === 0 || chosen.includes(part);
const at = process.argv.indexOf('--pairs');
const asked = at > 0 ? Number(process.argv[at + 1]) : undefined;
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
  if (runs('times')) judged.push(...(await judgeTimes()));
  if (runs('start')) {
    const least = await prepareBuild(floor);
    judged.push(
      ...(await judgeStart({ product: modules.url, floor: least, certificate, trust, pairs, say })),
    );
  }
  if (runs('start')) judged.push(...(await judgeWarmStart({ product: modules.url, trust, pairs, say })));
  if (runs('growth')) judged.push(...(await judgeGrowth({ browser, product: modules.url, pairs, say })));
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
  if (runs('fill')) judged.push(...(await judgeFill({ browser, folder, pairs, say })));
} finally {
  await browser.close();
  await Promise.all([modules.close(), single.close()]);
}
const broken = judged.filter(({ holds }) => !holds);
say(`\n${judged.length - broken.length} of ${judged.length} limits hold.`);
for (const { name } of broken) say(`  not: ${name}`);
process.exitCode = broken.length > 0 || judged.length === 0 ? 1 : 0;

/** A slow phone on slow 4G: modules against the one build, each as a known user's first visit of a release. */
async function judgeTimes() {
  const [first, second] = [
    await deviceWith(browser, modules.url, { sample: true }),
    await deviceWith(browser, single.url, { sample: true }),
  ];
  const visits = [
    { name: 'First paint of home against the one build', path: '/' },
    { name: 'Deep link to /dashboard against the one build', path: '/dashboard' },
  ];
  const results = [];
  for (const { name, path } of visits) {
    const visit = { selector: 'main a[href^="/work/"]', throttle: slowPhone };
    results.push(
      await judgePairs({
        name,
        limit: 1.15,
        pairs,
        first: () => timeVisit(first, { ...visit, url: modules.url + path }),
        second: () => timeVisit(second, { ...visit, url: single.url + path }),
        say,
      }),
    );
  }
  await Promise.all([first.close(), second.close()]);
  return results;
}
