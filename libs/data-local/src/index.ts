export { localBackend } from './local-backend.ts';
export { type LocalOptions, openLocalStore } from './local-store.ts';
