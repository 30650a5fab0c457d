import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many tests survived and how long all took, and lists the others with their first error. */
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
