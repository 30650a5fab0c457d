import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotNames } from '../../libs/platform/src/contract/slot-names.mjs';

/**
 * Stops the build of a module that fills a slot which no page has: nobody would ever see its widget.
 * @param {string} folder of the module
 */
export function refuseUnknownSlots(folder) {
  /** @type {{ name: string, slots?: { slot: string }[] }} */
  const { name, slots = [] } = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8'));
  const known = /** @type {readonly string[]} */ (slotNames);
  for (const { slot } of slots)
    if (!known.includes(slot))
      throw new Error(`${name} fills the slot '${slot}', which no page has. There are: ${known.join(', ')}.`);
}
