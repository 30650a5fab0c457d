import type { FailedFile, FailureReport, ModuleReport, Report } from './report.ts';

/** 'Revision 7, live' */
export function registryText({ revision, source }: Report['registry']) {
  if (source === 'loading') return 'Loading...';
  if (source === 'none') return 'Neither the live registry nor a copy can be read';
  return `Revision ${revision}, ${source}`;
}

/** 'Revision 7' */
export const keptText = ({ revision }: NonNullable<Report['kept']>) =>
  revision === undefined ? 'Nothing yet' : `Revision ${revision}`;

/** 'route 'goals' of 1.2.0: Error: no answer (/m/works/1.2.0/route-goals.js)' */
export const failureText = ({ version, what, file, message }: FailureReport) =>
  `${what} of ${version}: ${message}${file === undefined ? '' : ` (${file})`}`;

/** For a module, or for the shell, while another version is live. */
export const outdatedText = 'A newer version is live: a reload brings it.';

/** Why the module does not run its live version. @returns sentences */
export const remarksOn = ({ dead, refusal, isOutdated }: ModuleReport): readonly string[] => [
  ...(dead ? [`In place of ${dead.version}: ${dead.reason}.`] : []),
  ...(refusal === undefined ? [] : [`Not started: ${refusal}.`]),
  ...(isOutdated ? [outdatedText] : []),
];

/** 'failed 2 times: /s/1.2.0/login.js' */
export const failedFileText = ({ file, times }: FailedFile) =>
  `failed ${times === 1 ? 'once' : `${times} times`}: ${file}`;

/** 'loaded in 120 ms' */
export const stateText = ({ state, loadedIn }: ModuleReport) =>
  loadedIn === undefined ? state : `${state} in ${loadedIn} ms`;

const moduleLines = (module: ModuleReport): readonly string[] => [
  `${module.name} ${module.version}, ${module.origin}, ${stateText(module)}`,
  ...remarksOn(module).map((text) => `  ${text}`),
  ...module.failures.map((failure) => `  ${failure.at} ${failureText(failure)}`),
];

/** The whole report as readable text, for the clipboard. */
export function reportText(report: Report): string {
  const { at, shell, registry, kept, modules, without, browser, isOnline } = report;
  return [
    `Dayloom, ${at}`,
    `shell ${shell.version}, contract ${shell.contract}`,
    ...(shell.isOutdated ? [`  ${outdatedText}`] : []),
    ...shell.failedFiles.map((failed) => `  ${failedFileText(failed)}`),
    `registry: ${registryText(registry)}`,
    ...(registry.failure === undefined ? [] : [`  ${registry.failure}`]),
    ...(kept ? [`kept for offline: ${keptText(kept)}`] : []),
    ...(kept?.failure === undefined ? [] : [`  ${kept.failure}`]),
    ...modules.flatMap(moduleLines),
    ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
    `${isOnline ? 'online' : 'offline'}, ${browser}`,
  ].join('\n');
}
