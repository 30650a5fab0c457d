import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotNames } from '../../libs/platform/src/contract/slot-names.mjs';

/**
 * Fails the build of a module that fills a slot that no page has, because its widget would never be shown.
 * @param {string} folder of the module
 */
export function rejectUnknownSlots(folder) {
  /** @type {{ name: string, slots?: { slot: string }[] }} */
  const { name, slots = [] } = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8'));
  const known = /** @type {readonly string[]} */ (slotNames);
  for (const { slot } of slots)
    if (!known.includes(slot))
      throw new Error(`${name} fills the slot '${slot}', which no page has. There are: ${known.join(', ')}.`);
}
