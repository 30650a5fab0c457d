import { join } from 'node:path';
import { importTs } from '../module-faults/import-ts.mjs';
import { ofShell } from '../module-faults/module-faults.mjs';

const contract = join(import.meta.dirname, '../../libs/platform/src/contract');

/**
 * Lists what a shell built from this source provides for modules in addition to its libraries, and what it has itself.
 * A release compares it with what a module needs and has.
 * @returns {Promise<import('../release/types.d.ts').Provides>}
 */
export async function providedByShell() {
  const { CONTRACT } = await importTs(join(contract, 'descriptor.ts'));
  const { levels } = await importTs(join(contract, 'levels.ts'));
  return { contract: CONTRACT, levels, own: await ofShell() };
}
