import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotNames } from '../../libs/platform/src/contract/slot-names.mjs';

/**
 * Lists the slots of a module that no page has: their widgets would never be shown.
 * @param {{ name: string, slots?: readonly { slot: string }[] }} descriptor
 * @returns {string[]} messages
 */
export function slotFaults({ name, slots = [] }) {
  const known = /** @type {readonly string[]} */ (slotNames);
  return slots
    .filter(({ slot }) => !known.includes(slot))
    .map(
      ({ slot }) => `${name} fills the slot '${slot}', which no page has. There are: ${known.join(', ')}.`,
    );
}

/**
 * Fails the build of a module that fills such a slot.
 * @param {string} folder of the module
 */
export function rejectUnknownSlots(folder) {
  const [fault] = slotFaults(JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')));
  if (fault) throw new Error(fault);
}
