import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { flakyLines, summaryLine, total } from './checks/reports.mjs';
import { rejectLostOptions } from './npm-options.mjs';
import { printCoverage } from './rules/print-coverage.mjs';
import { installIfNeeded } from './start/install.mjs';
import { sentenceFor } from './start/sentences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { affected: { type: 'boolean' }, only: { type: 'string' } } });

try {
  await installIfNeeded(root, console.log);
} catch (error) {
  console.error(sentenceFor(error, 'installing packages'));
  console.log(summaryLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exit(1);
}

// Its imports are installed only now.
const { allSteps, runSteps } = await import('./checks/steps.mjs');
const { steps, files, says } = await chosenSteps().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
if (says) console.log(says);
const counts = total(await runSteps(root, steps, files));
await printCoverage(root, { brief: true });
for (const line of flakyLines(counts.flaky)) console.log(line);
// Nothing is printed after this line, so that the last line is always the result.
console.log(summaryLine(counts));
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/** @returns {Promise<{ steps: string[], files?: string[], says?: string }>} */
async function chosenSteps() {
  rejectLostOptions('npm test', ['affected']);
  if (values.affected && values.only) throw new Error('--affected chooses the steps: leave out --only.');
  if (values.affected) {
    const { affectedSteps, changedFiles, gitIn } = await import('./checks/affected.mjs');
    return affectedSteps(await changedFiles(gitIn(root)));
  }
  const named = values.only?.split(',') ?? allSteps;
  const unknown = named.filter((name) => !allSteps.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}; there are ${allSteps.join(', ')}.`);
  return { steps: named };
}
