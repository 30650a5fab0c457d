import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT } from '@dayloom/platform';
import { afterEach, beforeEach, vi } from 'vitest';

type Answer = { readonly status: number; readonly body: string; readonly after?: Promise<void> } | 'hang';

const works = (version: string) => ({
  name: 'works',
  version,
  entry: `/m/works/${version}/entry.js`,
  files: {},
  descriptor: { name: 'works', title: 'Works', contract: CONTRACT },
});

/** The text of a registry, by default with one module whose version ends with the revision. */
export const registryText = (
  revision: number,
  modules: readonly unknown[] = [works(`1.0.${revision}`)],
  line?: string,
) => JSON.stringify({ schemaVersion: 1, line, revision, modules });

/** A server of registries, started for each test. An address without an answer is 404. */
export function registryServer() {
  let server: Server;
  const answers: Record<string, Answer> = {};
  /** Called with each request. */
  const on: { request: (path: string) => unknown } = { request: () => undefined };
  beforeEach(async () => {
    localStorage.clear();
    // The copies are for faults, and each fault is logged to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of Object.keys(answers)) delete answers[path];
    on.request = () => undefined;
    server = createServer((request, response) => {
      const path = request.url ?? '';
      on.request(path);
      const answer = answers[path] ?? { status: 404, body: '' };
      if (answer === 'hang') return;
      void (answer.after ?? Promise.resolve()).then(() => response.writeHead(answer.status).end(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return { answers, on, at };
}
