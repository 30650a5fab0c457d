import { ownEmail } from '@dayloom/testing';
import { type Attempt, nameOf, type Request, type Write } from './attempt.ts';

/** The outcome of a request; 'failed' means that the request itself is wrong. */
export type Outcome = 'allowed' | 'denied' | `failed: ${string}`;

const concurrency = 12;
const writesPerCommit = 400;
const owner = 'Bearer owner';

/** The same write without a precondition. */
const unconditional = (write: Write): Write => ('update' in write ? { update: write.update } : write);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token of a user, which the emulator accepts. */
function tokenOf(projectId: string, uid: string, email: string | null): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    ...(email !== null && { email }),
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Runs a task for each item, with limited concurrency. */
async function forEach<T>(items: readonly T[], task: (item: T) => Promise<void>) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

export const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** A project of the emulator at `host`, with its own rules and data. */
export function rulesProject(host: string, projectId: string) {
  const documents = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const control = `http://${host}/emulator/v1/projects/${projectId}`;

  /** @throws Error with the emulator's message if the rules are invalid */
  async function loadRules(content: string) {
    const response = await fetch(`${control}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
  }

  async function send({ path, body, as, email = ownEmail, below }: Request): Promise<Outcome> {
    const response = await fetch(`${documents}${below === undefined ? '' : `/${below}`}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: as === undefined ? {} : { authorization: tokenOf(projectId, as, email) },
    });
    const text = await response.text();
    if (response.ok) return 'allowed';
    return response.status === 403 && text.includes('"PERMISSION_DENIED"')
      ? 'denied'
      : `failed: ${response.status} ${text.slice(0, 300)}`;
  }

  /** Writes without the rules. */
  async function write(writes: readonly Write[]) {
    for (const some of chunksOf(writes, writesPerCommit)) {
      const response = await fetch(`${documents}:commit`, {
        method: 'POST',
        headers: { authorization: owner },
        body: JSON.stringify({ writes: some }),
      });
      if (!response.ok) throw new Error(await response.text());
      await response.arrayBuffer();
    }
  }

  const writesOf = ({ path, body }: Request) =>
    path === ':commit' ? (body as { writes: readonly Write[] }).writes : [];

  /** Deletes the documents that the attempts write, then stores their initial documents. */
  const prepare = (attempts: readonly Attempt[]) =>
    write(
      attempts.flatMap(({ stored, request }): Write[] =>
        [...new Set(writesOf(request).map(nameOf))]
          .map((name): Write => ({ delete: name }))
          .concat(stored.map(unconditional)),
      ),
    );

  /**
   * Runs prepared attempts and returns those with an unexpected outcome. Hostile ones run first, so that legal ones do
   * not delete their documents.
   * @throws Error if a request is neither allowed nor denied
   */
  async function surprises(attempts: readonly Attempt[]): Promise<readonly Attempt[]> {
    const found: Attempt[] = [];
    for (const legal of [false, true])
      await forEach(
        attempts.filter((attempt) => attempt.legal === legal),
        async (attempt) => {
          const outcome = await send(attempt.request);
          if (outcome.startsWith('failed')) throw new Error(`${attempt.name} ${outcome}`);
          if ((outcome === 'allowed') !== legal) found.push(attempt);
        },
      );
    return found;
  }

  const coverage = async (): Promise<unknown> => (await fetch(`${control}:ruleCoverage`)).json();

  return { loadRules, prepare, surprises, coverage };
}
