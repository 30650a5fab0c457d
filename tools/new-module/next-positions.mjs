import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleDescriptors } from '../apps.mjs';

const navPlace = 'more';
const slot = 'home.side';

/** @param {readonly number[]} taken */
const behind = (taken) => Math.max(0, ...taken) + 10;

/** Position of a new module: last in the navigation and on home, with its own port. @param {string} root */
export function nextPositions(root) {
  const modules = moduleDescriptors(root);
  const ports = modules.map(({ name }) => {
    const text = readFileSync(join(root, 'apps', name, 'rspack.standalone.mjs'), 'utf8');
    return Number(/, (\d+)\)/.exec(text)?.[1] ?? 0);
  });
  const links = modules.flatMap(({ nav = [] }) => nav).filter(({ place }) => place === navPlace);
  const widgets = modules.flatMap(({ slots = [] }) => slots).filter((one) => one.slot === slot);
  return {
    port: Math.max(4300, ...ports) + 1,
    navPlace,
    navOrder: behind(links.map(({ order }) => order)),
    slot,
    slotOrder: behind(widgets.map(({ order }) => order)),
  };
}
