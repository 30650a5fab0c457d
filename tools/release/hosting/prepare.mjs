import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { headersOf } from '../../server/headers-of.mjs';
import { rejectUnknownKinds } from '../access-rules.mjs';
import { verify } from '../commands/look.mjs';
import { jsonText } from '../files.mjs';
import { foldersSince, wasLive } from '../history.mjs';
import { faultsOf } from '../put-version.mjs';
import { putFile } from '../shell-page.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { readLive } from '../switch.mjs';
import { liveVersions } from '../versions.mjs';
import { hostingConfig } from './hosting-config.mjs';
import { keptBackName, packKeptBack } from './kept-back.mjs';

/** @typedef {import('./host.mjs').Host} Host */

const keptDays = 30;

/**
 * Prepares a release folder for Firebase Hosting, which afterwards contains exactly this folder: writes `firebase.json`
 * next to it, with the headers of the live shell, and adds the file of kept-back data. Throws a message and writes
 * nothing when a deploy would lose something: when the folder does not continue the host's live release, when that
 * cannot be read, when a version is missing that is live or was live within 30 days, or when the access rules do not
 * know a kind of record that is live here.
 * @param {{ folder: string, root: string, host: Host, isFirst?: boolean, isHook?: boolean, now?: () => Date }} options
 *   `isFirst` assumes that nothing is live yet; `isHook` is set by the deploy itself, which has read its configuration
 * @returns {Promise<string>} a message for the user
 */
export async function prepareHosting({
  folder,
  root,
  host,
  isFirst = false,
  isHook = false,
  now = () => new Date(),
}) {
  const store = folderStore(folder);
  const registry = await rejectLoss(store, host, { isFirst, now: now() });
  const predeploy = hookOf({ folder, root, host, isFirst });
  const headers = await headersOf(folder, { shell: registry.shell });
  const names = [...(await store.list('m/')), ...(await store.list('s/'))];
  const config = jsonText(hostingConfig({ folder: basename(folder), headers, names, predeploy }));
  const file = join(dirname(folder), 'firebase.json');
  if (isHook && (await readFile(file, 'utf8').catch(() => '')) !== config)
    throw new Error(`${file} is not of what is live here: npm run release hosting -- --from ${host.address}`);
  await putFile(store, keptBackName, Buffer.from(jsonText(await packKeptBack(store, now()))));
  await writeFile(file, config);
  return `Revision ${registry.revision} can be deployed to ${host.address}.`;
}

/**
 * @param {import('../types.d.ts').Store} store
 * @param {Host} host
 * @param {{ isFirst: boolean, now: Date }} about
 * @returns {Promise<import('../types.d.ts').Registry>} what is live here
 */
async function rejectLoss(store, host, { isFirst, now }) {
  const local = await readLive(store);
  if (!local) throw new Error(`Nothing is live in ${store.name}. Release first, or pull.`);
  const live = await host.live();
  if (!live && !isFirst)
    throw new Error(`Nothing is live at ${host.address}. Where this is the first deploy, say --first.`);
  if (live && !(await wasLive(store, local.bytes, live.bytes)))
    throw new Error(
      `${host.address} is at revision ${live.registry.revision}, from which ${store.name} does not go on. ` +
        `npm run release pull -- --from ${host.address}, then release again.`,
    );
  const since = now.getTime() - keptDays * 86_400_000;
  const faults = (await verify(store)).faults;
  for (const name of await foldersSince(store, since)) faults.push(...(await faultsOf(store, name)));
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
  await rejectUnknownKinds(store, await liveVersions(store, local.registry));
  return local.registry;
}

/**
 * The command that the deploy runs in the folder of its configuration.
 * @param {{ folder: string, root: string, host: Host, isFirst: boolean }} options
 */
function hookOf({ folder, root, host, isFirst }) {
  /** @param {string} from @param {string} to */
  const path = (from, to) => relative(from, to).split(sep).join('/');
  const words = [
    'node',
    path(dirname(folder), join(root, 'tools/release/run.mjs')),
    ...['hosting', '--hook', '--from', host.address, '--target', path(root, folder)],
    ...(isFirst ? ['--first'] : []),
  ];
  return words.join(' ');
}
