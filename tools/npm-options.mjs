/**
 * Throws a message when an option was typed without `--` before it: npm uses such an option itself, and the command
 * would do something else than intended.
 * @param {string} command such as `npm start`
 * @param {string[]} options names without dashes
 * @param {NodeJS.ProcessEnv} [env]
 */
export function rejectLostOptions(command, options, env = process.env) {
  const lost = options.find((name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  if (lost)
    throw new Error(`npm kept --${lost} for itself. Nothing was done: write ${command} -- --${lost}.`);
}
