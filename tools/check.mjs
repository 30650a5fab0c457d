import { fileURLToPath } from 'node:url';
import { summaryLine, total } from './checks/reports.mjs';
import { staticChecks } from './checks/static-checks.mjs';
import { runSteps } from './checks/steps.mjs';

const counts = total(await runSteps(fileURLToPath(new URL('..', import.meta.url)), staticChecks));
console.log(summaryLine(counts));
process.exit(counts.failed > 0 ? 1 : 0);
