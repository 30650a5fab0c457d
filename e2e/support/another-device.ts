import { type Browser } from '@playwright/test';
import { Person } from './person.ts';
import { entersRemembered } from './signed-in.ts';

/** A page in another browser with the same user signed in. */
export async function onAnotherDevice(browser: Browser, product: string, person: Person) {
  const elsewhere = await browser.newContext({ baseURL: product, locale: 'en-GB' });
  const page = await elsewhere.newPage();
  await entersRemembered(new Person(page, person));
  return page;
}
