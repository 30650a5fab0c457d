/**
 * Replaces the loggers of the federation runtime: writes to the console without the stacks of its debug mode.
 * @param {string} prefix
 */
export function createLogger(prefix) {
  const level = (/** @type {'info' | 'warn' | 'error' | 'debug'} */ name) =>
    console[name].bind(console, prefix);
  const info = level('info');
  return {
    log: info,
    info,
    success: info,
    ready: info,
    warn: level('warn'),
    error: level('error'),
    debug: () => undefined,
  };
}

export const logger = createLogger('[ Module Federation ]');

/** Only the runtime's compiler plugins use these, and no page contains one. */
export { createLogger as createInfrastructureLogger, logger as infrastructureLogger };
export const bindLoggerToCompiler = () => undefined;

/** An error's message contains its code and the address of the explanation, so the description can be left out. */
export const runtimeDescMap = {};
export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap };
