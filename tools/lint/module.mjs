import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { moduleFaults } from '../module-faults/module-faults.mjs';

/** The part of `nx lint` for modules: prints what a release of the module would be refused for. */
const folder = resolve(process.argv[2] ?? '');
const faults = existsSync(join(folder, 'module.json')) ? await moduleFaults(folder) : [];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
