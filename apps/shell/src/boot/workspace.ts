export { Home } from '../home/home.tsx';
export { earlyRecords } from '../workspace/open-store.ts';
export { SignedIn } from '../workspace/signed-in.tsx';
export { firstScreenReady } from './first-screen-ready.ts';
export { ModulePages } from './module-pages.tsx';
