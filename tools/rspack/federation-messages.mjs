/**
 * Stands in for the loggers of the federation's runtime: the console, without the stacks of its debug mode.
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

/** Only the runtime's plugins for compilers have these, and none of them is in a page. */
export { createLogger as createInfrastructureLogger, logger as infrastructureLogger };
export const bindLoggerToCompiler = () => undefined;

/** An error's code and the address of its explanation stand in its message, so that the sentence can be left out. */
export const runtimeDescMap = {};
export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap };
