/** A part of a module that failed to load or run, for the about panel. */
export interface ModuleFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
  /** The part that failed, such as `route 'goals'`. */
  readonly what: string;
  readonly error: unknown;
}

/** Failures remembered per module. */
const maxFailures = 10;

/** The latest failures of a module. */
export class FailureLog {
  #failures: readonly ModuleFailure[] = [];

  /** The newest is last. */
  get all() {
    return this.#failures;
  }
  note(failure: Omit<ModuleFailure, 'at'>) {
    this.#failures = [...this.#failures, { ...failure, at: Date.now() }].slice(-maxFailures);
  }
}
