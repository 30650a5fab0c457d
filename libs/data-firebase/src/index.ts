export type { FirebaseConfig } from './config.ts';
export { firebaseBackend, type FirebaseBackendOptions } from './firebase-backend.ts';
