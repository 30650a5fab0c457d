import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const watched = new Set(['error', 'warning']);

/** Messages that are not from the product: a missing icon of a bare document, and Playwright's own. */
const isForeign = (message: ConsoleMessage) =>
  message.location().url.endsWith('/favicon.ico') ||
  message.text() === 'Service Worker registration blocked by Playwright';

/** Messages of the browser and of Firestore's client that depend only on the speed of the machine. */
const aboutTime =
  /was preloaded using link preload but not used within|Could not reach Cloud Firestore backend|respond within 10 seconds/;

/** The address of a failed request, because its message does not contain it. */
const placeOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` (${message.location().url})` : '';

/** Collects the console messages of all pages in the context. Returns the unexpected ones. */
export function watchConsole(
  pageOrContext: Page | BrowserContext,
  expected: readonly RegExp[],
): () => string[] {
  const messages: string[] = [];
  const context = 'context' in pageOrContext ? pageOrContext.context() : pageOrContext;
  context.on('console', (message) => {
    if (watched.has(message.type()) && !isForeign(message) && !aboutTime.test(message.text()))
      messages.push(`${message.type()}: ${message.text()}${placeOf(message)}`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  return () => messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
}
