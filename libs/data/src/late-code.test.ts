import { expect, it } from 'vitest';
import { lateCode } from './late-code.ts';

it('code is requested once, and again after a failure', async () => {
  let requests = 0;
  const late = lateCode(() =>
    ++requests === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('code'),
  );
  await expect(Promise.all([late.load(), late.load()])).rejects.toThrow('offline');
  expect([requests, late.loaded]).toEqual([1, undefined]);
  expect(await Promise.all([late.load(), late.load()])).toEqual(['code', 'code']);
  expect([requests, late.loaded]).toEqual([2, 'code']);
});

it('callers that waited for the code continue before one that finds it loaded', async () => {
  let arrive: (code: string) => void = () => undefined;
  const late = lateCode(() => new Promise<string>((resolve) => (arrive = resolve)));
  const order: string[] = [];
  const use = async (name: string) => {
    if (!late.loaded) await late.load();
    order.push(name);
  };
  const waiting = [use('first'), use('second')];
  arrive('code');
  for (let turn = 0; turn < 3; turn += 1) {
    waiting.push(use(`turn ${turn}`));
    await Promise.resolve();
  }
  await Promise.all(waiting);
  expect(order).toEqual(['first', 'second', 'turn 0', 'turn 1', 'turn 2']);
});
