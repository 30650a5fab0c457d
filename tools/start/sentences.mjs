/**
 * A message for the user about an error while installing, building, releasing or serving.
 * @param {unknown} error
 * @param {string} step the current step, such as 'installing packages'
 */
export function sentenceFor(error, step) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'ENOSPC' || /ENOSPC|no space left on device/i.test(message)) {
    return `The disk is full: free about 1.5 GB and run the command again (while ${step}).`;
  }
  if (code === 'EADDRINUSE') return 'The port is taken: choose another with npm start -- --port 4300.';
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write here: ${message} (while ${step}).`;
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN|ECONNRESET/.test(`${code} ${message}`)) {
    return `The npm registry did not answer: check the connection and run the command again (while ${step}).`;
  }
  return `Failed while ${step}: ${message}`;
}

/** @param {string} output @param {number} [count] */
export const lastLines = (output, count = 30) => output.trimEnd().split('\n').slice(-count).join('\n');
