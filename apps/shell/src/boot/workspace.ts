export { Home } from '../home/home.tsx';
export { SignedIn } from '../workspace/signed-in.tsx';
export { ModulePages } from './module-pages.tsx';
