import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { flakyLines, summaryLine, total } from './checks/reports.mjs';
import { printCoverage } from './rules/print-coverage.mjs';
import { installIfNeeded } from './start/install.mjs';
import { sentenceFor } from './start/sentences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });

try {
  await installIfNeeded(root, console.log);
} catch (error) {
  console.error(sentenceFor(error, 'installing packages'));
  console.log(summaryLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exit(1);
}

// Its imports are installed only now.
const { allSteps, runSteps } = await import('./checks/steps.mjs');
const steps = values.only?.split(',') ?? allSteps;
const unknown = steps.filter((name) => !allSteps.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${allSteps.join(', ')}.`);
  process.exit(1);
}
const counts = total(await runSteps(root, steps));
await printCoverage(root, { brief: true });
for (const line of flakyLines(counts.flaky)) console.log(line);
// Nothing is printed after this line, so that the last line is always the result.
console.log(summaryLine(counts));
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
