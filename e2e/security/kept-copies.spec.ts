import { expect, test } from '../support/breakable-test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { keptFiles, noServer } from '../support/kept.ts';
import { keepAsServed, visitKept } from '../support/kept-copies.ts';
import { filesOfPrograms, loadIn, ranIn, refusals, type Tampering, tampering } from '../support/tamper.ts';
import type { Page } from '../support/test.ts';

const sameFiles = onlyEmbedded('the files and their gate are the same on both backends');

test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([...refusals, noServer]) });

const isMain = (file: string) => /\/main\.[^/]*js$/.test(file);

/** The files that the browser reports as having another hash than the page or the registry names. */
function blockedIn(page: Page) {
  const blocked = new Set<string>();
  page.on('console', (message) => {
    const [, address] =
      /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text()) ?? [];
    if (address) blocked.add(new URL(address).pathname);
  });
  return blocked;
}

test(
  '[MO16, OF1] no kept script or style is run or applied after one of its bytes changed, with and without a server',
  sameFiles,
  async ({ breakable, page, context }) => {
    const files = await filesOfPrograms(breakable.folder);
    await visitKept(page);
    const kept = (await keptFiles(page)).filter((file) => /\.(?:js|css)$/.test(file));
    expect(kept.toSorted()).toEqual(files.toSorted());

    let asked = 0;
    let blocked = 0;
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
      const blockedHere = blockedIn(other);
      await other.goto('/');
      await expect(other.getByRole('alert')).toHaveText('Dayloom could not be loaded. Load again');
      ran.push(...(await ranIn(other, files)));

      // With its own script unchanged the page starts, and its gate checks all others.
      if (!isServed) await breakable.start();
      await served(() => keepAsServed(other, files.filter(isMain)));
      // Nothing is preloaded here. The browser would not report a preloaded file as blocked.
      await other.goto('/nowhere');
      await other.waitForFunction(() => globalThis.__vouchedScript);
      const others = files.filter((file) => !blockedHere.has(file));
      await loadIn(other, others, 'gate');
      await expect.poll(() => others.filter((file) => !blockedHere.has(file))).toEqual([]);
      ran.push(...(await ranIn(other, files)));
      asked += files.length;
      blocked += blockedHere.size;
      await other.close();
      if (!isServed) await breakable.start();
    };
    for (const how of ['flip', 'marker'] as const)
      for (const isServed of [false, true]) await attack(how, isServed);
    console.log(`${blocked} of ${asked} kept files blocked, ${ran.length} run`);
    expect(ran).toEqual([]);
    expect(blocked).toBe(asked);
  },
);
