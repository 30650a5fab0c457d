export { accessContract } from './access-contract.ts';
export { accountsContract, type AccountsWorld } from './accounts-contract.ts';
export { commitAll } from './commit-all.ts';
export { aDaysWork, saidByAll, saidOfWorks, untilComplete } from './completeness.ts';
export { countOf, read, sumOf } from './read.ts';
export { pushContract, type PushWorld, unsubscribedWorker } from './push-contract.ts';
export { storeContract } from './store-contract.ts';
export { type Watching, watching } from './watching.ts';
export type { MakeWorld, World } from './world.ts';
