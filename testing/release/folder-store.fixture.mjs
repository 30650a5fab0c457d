import { folderStore } from '../../tools/release/stores/folder-store.mjs';

/**
 * `node folder-store.fixture.mjs <folder> <name>`: adds a name to the list in `names.json`, as a release adds a
 * version.
 */

const [folder = '', name = ''] = process.argv.slice(2);
const store = folderStore(folder);
for (let done = false; !done;) {
  const { bytes, tag } = (await store.read('names.json')) ?? { bytes: Buffer.from('[]'), tag: '' };
  const names = [...JSON.parse(bytes.toString()), name];
  done = await store.replace('names.json', Buffer.from(JSON.stringify(names)), tag);
}
