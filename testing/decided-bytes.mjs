import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const decision = join(import.meta.dirname, '../docs/decisions/032-a-light-start.md');

/** How much more a start may load before the decision needs another line. Bytes. */
export const unexplainedGrowth = 1_000;

/**
 * The bytes of scripts, compressed with brotli, that the last line of the decision's first table states for each address
 * of a signed-in user, up to the first row.
 * @returns {Promise<Record<string, number>>} such as `{ '/today': 165000 }`
 */
export async function decidedBytes() {
  const [, table = ''] = /^(\|.*?)\n\n/ms.exec(await readFile(decision, 'utf8')) ?? [];
  const lines = table.split('\n');
  const [names = [], last = []] = [lines[0], lines.at(-1)].map((line) =>
    line?.split('|').map((cell) => cell.trim()),
  );
  return Object.fromEntries(
    names.flatMap((name, column) =>
      name.startsWith('`/') ? [[name.replaceAll('`', ''), Number(last[column]?.replaceAll(',', ''))]] : [],
    ),
  );
}
