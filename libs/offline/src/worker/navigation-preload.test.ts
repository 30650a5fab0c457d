import { expect, it, vi } from 'vitest';
import { setNavigationPreload } from './navigation-preload.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const firefoxOnIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/153.0 Mobile/15E148 Safari/605.1.15';

const changes = (userAgent: string) => {
  const preload = { enable: vi.fn(async () => undefined), disable: vi.fn(async () => undefined) };
  void setNavigationPreload(preload, userAgent);
  return [preload.enable.mock.calls.length, preload.disable.mock.calls.length];
};

it('[OF1] the page is preloaded except in Firefox, which would end an offline start', () =>
  expect([firefox, safari, chrome, firefoxOnIos].map(changes)).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
    [1, 0],
  ]));

it('[OF1] a browser without preloads starts all the same', () =>
  expect(setNavigationPreload(undefined, firefox)).toBeUndefined());
