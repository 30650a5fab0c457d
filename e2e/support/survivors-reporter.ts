import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many of the tests that ran were survived, and how long all took; at the end the others with what was wrong first. */
export default class SurvivorsReporter implements Reporter {
  readonly #fallen: string[] = [];
  #count = 0;
  readonly #since = Date.now();

  onTestEnd({ title }: TestCase, { status, errors }: TestResult) {
    this.#count += 1;
    if (status !== 'passed')
      this.#fallen.push(`${title}: ${errors[0]?.message?.split('\n', 1)[0] ?? status}`);
  }

  onEnd() {
    const seconds = Math.round((Date.now() - this.#since) / 1_000);
    for (const title of this.#fallen) console.log(`not survived: ${title}`);
    console.log(`${this.#count - this.#fallen.length} of ${this.#count} survived, in ${seconds} s`);
  }
}
