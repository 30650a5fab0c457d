import type { Store } from '@dayloom/data';
import { works } from '@dayloom/domain';
import { add } from '@dayloom/testing';
import { aDaysWork, saidByAll, saidOfWorks, untilComplete } from '@dayloom/testing/contract';
import { expect, it } from 'vitest';
import { ada, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, sent, synced } from '../testing/devices.ts';
import type { Transport } from '../testing/memory-transport.ts';
import { pageSize } from './fill.ts';

newDevicesForEachTest();

const all = 2 * pageSize + 50;
const fillAccount = () => {
  for (let index = 0; index < all; index += 1) server.put('works', `w${index}`, fieldsOf(aDaysWork(ada)));
};
const said = (store: Store) => saidOfWorks(store, ada);

/** A connection that delivers one whole page, and then nothing until `mend` is called. */
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
    deliver: (notify) => notify(),
  };
  return { transport, mend };
}

it('[DA35] a device that has received nothing marks every answer as incomplete', async () => {
  fillAccount();
  phone.network.set(false);
  server.setUp(false);
  expect(await said(phone.open())).toEqual(saidByAll({ value: 0, isComplete: false }));
});

it('[DA35] an interrupted fill leaves every answer incomplete, and its end completes them', async () => {
  fillAccount();
  const { transport, mend } = brokenLine();
  const store = phone.open({ remote: () => Promise.resolve(server.remoteOf(ada, transport)) });
  await expectSoon(() => said(store)).toEqual(saidByAll({ value: pageSize, isComplete: false }));
  mend();
  await untilComplete(store, ada);
  expect(await said(store)).toEqual(saidByAll({ value: all, isComplete: true }));
});

it('[DA35] a complete device stays complete without a network and with pending changes', async () => {
  fillAccount();
  const first = phone.open();
  await synced(first);
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
