import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** As in `127.0.0.1:8080`. */
    firestoreHost: string;
    /** As in `http://127.0.0.1:9099`. */
    authUrl: string;
  }
}
