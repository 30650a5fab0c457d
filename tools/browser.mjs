import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Prevents Chromium's own network requests; the root user of a container has no sandbox. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of the Chromium for browser tests: `DAYLOOM_CHROMIUM`, an installed one, or Playwright's own.
 * @returns {string | undefined} undefined when the machine has none
 */
export function chromiumPath() {
  const named = process.env['DAYLOOM_CHROMIUM'];
  const installed = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    onPath('google-chrome'),
    playwrightsOwn(),
  ];
  return [named, ...installed].find((path) => path && existsSync(path));
}

const shellPath = '/usr/bin/chromium-headless-shell';

/** Playwright's options for the whole Chromium, as `chromiumPath` finds it. */
export const wholeChromium = () => optionsOf(chromiumPath());

/**
 * Playwright's options for Chromium's headless shell where the machine has it, else for the whole Chromium. The shell
 * needs a third less time for the same tests, but it shows no notifications and cannot install a page.
 */
export const leanChromium = () =>
  optionsOf(!process.env['DAYLOOM_CHROMIUM'] && existsSync(shellPath) ? shellPath : chromiumPath());

/** @param {string | undefined} executablePath without it, Playwright takes its own browser */
const optionsOf = (executablePath) => ({ args: launchArguments, ...(executablePath && { executablePath }) });

/**
 * Like `chromiumPath`, but tries to install one first. Throws a message with the command when that fails.
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function ensureChromium(say) {
  const found = chromiumPath();
  if (found) return found;
  say('No Chromium found, installing one...');
  attempt('npx', ['playwright', 'install', 'chromium']);
  if (!chromiumPath() && process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', 'chromium']);
    // Not every distribution has it.
    attempt('apt-get', ['install', '-y', 'chromium-headless-shell']);
  }
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Error(
    'No Chromium: run "npx playwright install chromium" or "sudo apt-get install chromium", or set DAYLOOM_CHROMIUM to its path.',
  );
}

/** @param {string} program */
function onPath(program) {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
  return paths.find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Not available before the packages are installed. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} program
 * @param {string[]} parameters
 */
function attempt(program, parameters) {
  try {
    execFileSync(program, parameters, { stdio: 'inherit', timeout: 300_000 });
  } catch {
    // Tries the next option. The final message names all of them.
  }
}
