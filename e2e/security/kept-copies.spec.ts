import { expect, test } from '../support/breakable-test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { keptFiles, noServer } from '../support/kept.ts';
import { keepAsServed, visitKept } from '../support/kept-copies.ts';
import { filesOfPrograms, loadIn, ranIn, refusals, type Tampering, tampering } from '../support/tamper.ts';
import type { Page } from '../support/test.ts';

const sameFiles = onlyEmbedded('the files and their gate are the same on both backends');

test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([...refusals, noServer]) });

const isMain = (file: string) => /\/main\.[^/]*js$/.test(file);

/** The files of which the browser says that their bytes have another hash than the page or the registry names. */
function refusedIn(page: Page) {
  const refused = new Set<string>();
  page.on('console', (message) => {
    const [, address] =
      /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text()) ?? [];
    if (address) refused.add(new URL(address).pathname);
  });
  return refused;
}

test(
  '[MO16, OF1] of every kept script and style, one byte changed, none is run or applied, with and without a server',
  sameFiles,
  async ({ breakable, page, context }) => {
    const files = await filesOfPrograms(breakable.folder);
    await visitKept(page);
    const kept = (await keptFiles(page)).filter((file) => /\.(?:js|css)$/.test(file));
    expect(kept.toSorted()).toEqual(files.toSorted());

    let asked = 0;
    let refused = 0;
    const ran: string[] = [];
    const attack = async (how: Tampering, isServed: boolean) => {
      const served = async (work: () => Promise<unknown>) => {
        await work();
        if (!isServed) await breakable.stop();
      };
      breakable.faults = tampering(breakable.folder, how);
      await served(() => keepAsServed(page, files));
      breakable.mend();
      const other = await context.newPage();
      const refusedHere = refusedIn(other);
      await other.goto('/');
      await expect(other.getByRole('alert')).toHaveText('Dayloom could not be loaded. Load again');
      ran.push(...(await ranIn(other, files)));

      // With its own script as it was the page starts, and its gate meets all others.
      if (!isServed) await breakable.start();
      await served(() => keepAsServed(other, files.filter(isMain)));
      // Here nothing is preloaded, of which the browser would not say that it is refused.
      await other.goto('/nowhere');
      await other.waitForFunction(() => globalThis.__vouchedScript);
      const others = files.filter((file) => !refusedHere.has(file));
      await loadIn(other, others, 'gate');
      await expect.poll(() => others.filter((file) => !refusedHere.has(file))).toEqual([]);
      ran.push(...(await ranIn(other, files)));
      asked += files.length;
      refused += refusedHere.size;
      await other.close();
      if (!isServed) await breakable.start();
    };
    for (const how of ['flip', 'marker'] as const)
      for (const isServed of [false, true]) await attack(how, isServed);
    console.log(`${refused} of ${asked} kept files refused, ${ran.length} run`);
    expect(ran).toEqual([]);
    expect(refused).toBe(asked);
  },
);
