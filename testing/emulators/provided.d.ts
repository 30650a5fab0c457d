import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Such as `127.0.0.1:8080`. */
    firestoreHost: string;
    /** Such as `http://127.0.0.1:9099`. */
    authUrl: string;
  }
}
