import { expect, type Locator, type Page } from '@playwright/test';

let people = 0;

/** A user at the screen who acts with roles and visible names. */
export class Person {
  readonly email: string;
  readonly password = 'correct horse';

  /** `whom` is a known user at another screen. */
  constructor(
    readonly page: Page,
    whom?: Pick<Person, 'email'>,
  ) {
    this.email = whom?.email ?? `person${(people += 1)}-${process.pid}@example.com`;
  }

  /** The user id, for users who were signed in without the form. */
  get id() {
    return this.email.replace(/@.*/, '');
  }

  async signUp(from = '/signup') {
    const { page } = this;
    await page.goto(from);
    await page.getByLabel('First Name').fill('Asha');
    await page.getByLabel('Mobile Number').fill('+49 151 234567');
    await page.getByLabel('Email').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(this.password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await this.sees('Account created successfully!');
  }

  async signIn({ remember = false } = {}) {
    const { page } = this;
    await page.getByLabel('Email').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(this.password);
    if (remember) await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Login' }).click();
  }

  /** Waits until a text is on the screen. */
  async sees(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text);
  }

  press(name: string | RegExp) {
    return this.page.getByRole('button', { name }).click();
  }

  /** Opens the menu of the header's button; the profile also has a button to delete the account. */
  openAccountMenu() {
    return this.page.getByRole('button', { name: 'Account', exact: true }).click();
  }
}
