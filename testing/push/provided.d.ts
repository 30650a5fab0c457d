import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the fake push services of Firebase, such as `http://127.0.0.1:9199`. */
    pushServices: string;
  }
}
