export { withScreenLock } from '../device/screen-lock.ts';
export { noteDismissal, openClick } from './open-click.ts';
export { showPush } from './show-push.ts';
export { wakeSnoozes } from './snoozing.ts';
export { waitUntil } from './wait-until.ts';
export type { WorkerWorld } from './worker-world.ts';
