import type { Store } from '@dayloom/data';
import { works } from '@dayloom/domain';
import { add } from '@dayloom/testing';
import { aDaysWork, saidByAll, saidOfWorks, untilComplete } from '@dayloom/testing/contract';
import { expect, it } from 'vitest';
import { pageSize } from './fill.ts';
import { ada, newDevicesForEachTest, phone, server } from './testing/adas-devices.ts';
import { expectSoon, fieldsOf, sent, settled } from './testing/devices.ts';
import type { Transport } from './testing/memory-transport.ts';

newDevicesForEachTest();

const all = 2 * pageSize + 50;
const fillAccount = () => {
  for (let index = 0; index < all; index += 1) server.put('works', `w${index}`, fieldsOf(aDaysWork(ada)));
};
const said = (store: Store) => saidOfWorks(store, ada);

/** A line that brings one whole page, and then nothing until it is mended. */
function brokenLine(): { readonly transport: Transport; mend(): void } {
  let mend: () => void = () => undefined;
  const mended = new Promise<void>((resolve) => (mend = resolve));
  let isBroken = false;
  const transport: Transport = {
    async request(operation, work) {
      if (operation === 'pull' && isBroken) await mended;
      const answer = work();
      isBroken ||= Array.isArray(answer) && answer.length === pageSize;
      return answer;
    },
    deliver: (tell) => tell(),
  };
  return { transport, mend };
}

it('[DA35] a device that has heard nothing says in every answer that it is not complete', async () => {
  fillAccount();
  phone.network.set(false);
  server.setUp(false);
  expect(await said(phone.open())).toEqual(saidByAll({ value: 0, isComplete: false }));
});

it('[DA35] a fill that stands still half way leaves every answer incomplete, and its end completes them', async () => {
  fillAccount();
  const { transport, mend } = brokenLine();
  const store = phone.open({ remote: () => Promise.resolve(server.remoteOf(ada, transport)) });
  await expectSoon(() => said(store)).toEqual(saidByAll({ value: pageSize, isComplete: false }));
  mend();
  await untilComplete(store, ada);
  expect(await said(store)).toEqual(saidByAll({ value: all, isComplete: true }));
});

it('[DA35] a complete device stays so without a network, with own changes that wait', async () => {
  fillAccount();
  const first = phone.open();
  await settled(first);
  first.close();
  phone.network.set(false);
  server.setUp(false);
  const store = phone.open();
  await store.commit([add(works, aDaysWork(ada))]);
  expect(await said(store)).toEqual(saidByAll({ value: all + 1, isComplete: true }));
  server.setUp(true);
  phone.network.set(true);
  await sent(store);
  expect(await said(store)).toEqual(saidByAll({ value: all + 1, isComplete: true }));
});
