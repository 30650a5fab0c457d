import { vi } from 'vitest';

type Texts = Record<string, string>;

const typeOf = (address: string) => (address.endsWith('.js') ? 'text/javascript' : 'text/html');
const responseOf = (address: string, text: string) =>
  new Response(text, { headers: { 'Content-Type': typeOf(address) } });
const addressOf = (request: string | { readonly url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, location.href).pathname;

/** Fakes the caches of a device and a server, as texts by address. */
export function keptDevice(server: Texts) {
  const kept: Record<string, Texts> = {};
  const asked: string[] = [];
  const disk = { isFull: false };
  const cacheOf = (name: string) => {
    const texts = (kept[name] ??= {});
    return {
      match: (address: string) =>
        Promise.resolve(texts[address] === undefined ? undefined : responseOf(address, texts[address])),
      put: async (address: string, response: Response) => {
        if (disk.isFull) throw new DOMException('No room', 'QuotaExceededError');
        texts[address] = await response.text();
      },
      delete: (request: string | { readonly url: string }) =>
        Promise.resolve(delete texts[addressOf(request)]),
      keys: () =>
        Promise.resolve(Object.keys(texts).map((address) => ({ url: new URL(address, location.href).href }))),
    };
  };
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(Object.keys(kept)),
    open: (name: string) => Promise.resolve(cacheOf(name)),
    delete: (name: string) => Promise.resolve(delete kept[name]),
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const text = server[address];
    return Promise.resolve(
      text === undefined ? new Response('', { status: 404 }) : responseOf(address, text),
    );
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => unknown) => work(), query: () => Promise.resolve({}) },
  });
  return { kept, asked, disk };
}
