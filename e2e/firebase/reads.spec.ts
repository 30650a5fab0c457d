import { putRecords, recordsOnServer } from '../../testing/seed/emulated-firestore.mjs';
import { expectCounters } from '../support/home.ts';
import type { Line, Traffic } from '../support/line.ts';
import { expect, type OwnProject, type Page, test } from '../support/own-project.ts';
import type { Person } from '../support/person.ts';
import { notesIn, saved } from '../support/saving.ts';
import { accountOnServer, entersRemembered } from '../support/signed-in.ts';

/** Number of records of an account; `DAYLOOM_PROVE=reads` goes up to 50,000. */
const sizes = [100, 1_000, ...(process.env['DAYLOOM_PROVE'] === 'reads' ? [50_000] : [])];
const longest = { timeout: 400_000 };
/** Further reads of a first fill: the profile at sign-in, and the end of each collection. */
const otherReads = 5;
/** A visit queries every collection, so it is not over before this number of queries. */
const minQuestions = 12;

/** Waits until enough queries were made and three checks in a row show no new traffic. */
async function finalTraffic({ traffic }: Line, minQuestions = 0): Promise<Traffic> {
  const seen: string[] = [];
  await expect
    .poll(
      () => {
        seen.push(JSON.stringify(traffic()));
        const isStill = seen.length > 2 && new Set(seen.slice(-3)).size === 1;
        return isStill && traffic().questions >= minQuestions;
      },
      { intervals: [700], timeout: 60_000 },
    )
    .toBe(true);
  return traffic();
}

/** The traffic of an action, up to its end. */
async function trafficOf({ line }: OwnProject, page: Page, act: () => Promise<unknown>, minQuestions = 0) {
  const before = await finalTraffic(line);
  await act();
  await saved(page);
  const { documents, questions } = await finalTraffic(line, before.questions + minQuestions);
  return { documents: documents - before.documents, questions: questions - before.questions };
}

const trafficOfVisit = (own: OwnProject, page: Page, act: () => Promise<unknown>) =>
  trafficOf(own, page, act, minQuestions);

/** Changes a note on the server, as another device does. */
async function changeElsewhere({ emulators: { records } }: OwnProject, { id: user }: Person, title: string) {
  const [note] = await recordsOnServer(records, user, 'notes');
  if (!note) throw new Error('The account has no note.');
  await putRecords(records, [{ collection: 'notes', ...note, fields: { ...note.fields, title } }]);
}

for (const size of sizes)
  test(`[DA19, DA20, DA35] each of ${size} records is read once; later visits read what changed, not the whole account`, async ({
    page,
    own,
  }) => {
    test.setTimeout(120_000 + size * 12);
    const tokens: string[] = [];
    page.on('request', (request) => request.url().includes('securetoken') && tokens.push(request.url()));
    const works = size / 10;
    const tasks = size - works;
    const account = await accountOnServer(page, { sample: true, works, otherTasks: tasks });
    const { person } = account;
    const whole = { 'Total Tasks': String(tasks + 37), 'Completed Tasks': /^\d+$/ };
    const home = () => expectCounters(page, whole, longest);

    const fill = await trafficOfVisit(own, page, async () => [await entersRemembered(person), await home()]);
    // Six minutes later by the clock of the device.
    await page.goto('/config.json');
    await page.clock.install({ time: Date.now() + 6 * 60_000 });
    const settling = await trafficOfVisit(own, page, async () => [await page.goto('/'), await home()]);
    const visit = await trafficOfVisit(own, page, async () => [await page.reload(), await home()]);
    const screens = await trafficOf(own, page, async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByLabel('Statistics')).toContainText(`Total Works${works + 6}`);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
      await expect(notesIn(page)).toHaveCount(5);
    });
    const news = await trafficOf(own, page, async () => {
      await changeElsewhere(own, person, 'Changed elsewhere');
      await person.sees('Changed elsewhere');
    });
    const figures = { fill, settling, visit, screens, news };
    console.log(`Documents and questions, ${account.size} records: ${JSON.stringify(figures)}`);
    expect(fill.documents, 'each record once').toBeLessThanOrEqual(account.size + otherReads);
    expect(visit.documents, 'documents of a visit').toBeLessThanOrEqual(3);
    expect(visit.questions - visit.documents, 'empty answers of a visit').toBeLessThanOrEqual(14);
    expect(screens, 'screens read from the device').toEqual({ documents: 0, questions: 0 });
    expect(news.documents, 'a change elsewhere').toBe(1);
    expect(tokens, 'with a new token Firestore asks for everything again').toEqual([]);
  });
