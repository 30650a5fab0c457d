import { testShell, type TestShell } from './index.tsx';

/** A shell whose store can be closed with `break`, as after a storage failure, and reopened with `mend`. */
export async function shellWithFault(options?: Parameters<typeof testShell>[0]) {
  const live = await testShell(options);
  const closed = (await testShell()).store;
  closed.close();
  let broken = false;
  const store = new Proxy(live.store, {
    get: (target, method) => Reflect.get(broken ? closed : target, method) as unknown,
  });
  const shell: TestShell = { ...live, store };
  return { shell, break: () => (broken = true), mend: () => (broken = false) };
}
