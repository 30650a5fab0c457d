import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the stand-ins of Firebase's push services answer, as in `http://127.0.0.1:9199`. */
    pushServices: string;
  }
}
