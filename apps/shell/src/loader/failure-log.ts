/** One thing of a module that did not come or did not run, for the about panel. */
export interface ModuleFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
  /** Which part of it: `route 'goals'`. */
  readonly what: string;
  readonly error: unknown;
}

/** So many failures of a module are remembered. */
const mostFailures = 10;

/** The latest of what failed of a module. */
export class FailureLog {
  #failures: readonly ModuleFailure[] = [];

  /** The newest last. */
  get all() {
    return this.#failures;
  }
  note(failure: Omit<ModuleFailure, 'at'>) {
    this.#failures = [...this.#failures, { ...failure, at: Date.now() }].slice(-mostFailures);
  }
}
