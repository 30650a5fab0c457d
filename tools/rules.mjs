import { fileURLToPath } from 'node:url';
import { printCoverage } from './rules/print-coverage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const correct = await printCoverage(root, { brief: process.argv.includes('--quiet') });
process.exit(correct ? 0 : 1);
