import { createServer } from '../../tools/server/create-server.mjs';
import { engines } from './engines.mjs';
import { Person } from './person.mjs';
import { personsDay } from './persons-day.mjs';

/**
 * Part of `npm run prove engines`: a user's day in each engine that this machine has. Exits with 1 when a step fails,
 * or when no engine was run.
 */

// The browsers end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const counts = { passed: 0, failed: 0, notRun: 0 };

/** @param {import('./engine.d.ts').Browser} browser */
async function run(browser) {
  const server = await createServer({ folder: 'dist/release' });
  let running = 'opening a tab';
  const open = async () => new Person(await browser.newTab(), server.url);
  try {
    const day = personsDay({ person: await open(), second: open, stopServer: server.close });
    for (const [step, take] of day) {
      running = step;
      const remark = await take();
      console.log(`  ${step}${remark ? `: ${remark}` : ''}`);
    }
    counts.passed += 1;
  } catch (error) {
    console.error(`  ${running} failed.`, error);
    counts.failed += 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

for (const { name, launch, install } of engines) {
  if (launch) {
    const browser = await launch();
    console.log(`${name} (${browser.version})`);
    await run(browser);
  } else {
    console.log(`${name}: not run. To install it: ${install}`);
    counts.notRun += 1;
  }
}
console.log(`Engines: ${counts.passed} passed, ${counts.failed} failed, ${counts.notRun} not run.`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
