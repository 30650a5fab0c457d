import { setTimeout as wait } from 'node:timers/promises';
import { keptBackName } from './kept-back.mjs';
import { registryName } from '../switch.mjs';

/** @typedef {ReturnType<typeof hostAt>} Host */

const maxAttempts = 3;
const timeoutMs = 30_000;

/** Reads the files of a release from a host. @param {string} address such as `https://example.web.app` */
export function hostAt(address) {
  if (!URL.canParse(address)) throw new Error(`${address} is no address. It begins with https://.`);

  /**
   * Throws a message when the host does not respond, or responds with a status other than 200 and 404.
   * @param {string} name
   * @returns {Promise<Buffer | undefined>} undefined when the file does not exist
   */
  async function read(name) {
    const url = new URL(`/${name.split('/').map(encodeURIComponent).join('/')}`, address);
    for (let attempts = 1; ; attempts += 1) {
      const answer = await fetch(url, {
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((/** @type {Error} */ error) => error);
      if (!(answer instanceof Error) && answer.ok) return Buffer.from(await answer.arrayBuffer());
      if (!(answer instanceof Error) && answer.status === 404) return undefined;
      if (attempts === maxAttempts)
        throw new Error(
          `${url.href} cannot be read (${answer instanceof Error ? answer.message : answer.status}).`,
        );
      await wait(500 * attempts);
    }
  }

  /** @param {string} name @returns {Promise<{ bytes: Buffer, content: any } | undefined>} */
  async function readJson(name) {
    const bytes = await read(name);
    try {
      return bytes && { bytes, content: JSON.parse(bytes.toString()) };
    } catch (cause) {
      throw new Error(`${name} of ${address} is no JSON: something else than a release is live there.`, {
        cause,
      });
    }
  }

  return {
    address,
    read,

    /** @returns {Promise<{ bytes: Buffer, registry: import('../types.d.ts').Registry } | undefined>} undefined when none is live */
    async live() {
      const found = await readJson(registryName);
      if (found && !Number.isInteger(found.content?.revision))
        throw new Error(`${registryName} of ${address} is no registry.`);
      return found && { bytes: found.bytes, registry: found.content };
    },

    /** @returns {Promise<import('./kept-back.mjs').KeptBack>} */
    async keptBack() {
      const found = await readJson(keptBackName);
      if (!Array.isArray(found?.content?.folders))
        throw new Error(
          `${address} has no ${keptBackName}, so what was live there before is not known. Deploy once from the folder that holds its versions.`,
        );
      return found.content;
    },
  };
}
