import { capitalized } from '@dayloom/domain';
import type { CommandModules } from '../command-host.ts';
import type { SourceAnswer } from './record-search.ts';

/** One line for each module whose entries or results are missing. */
export function unavailableLines(
  modules: CommandModules,
  answers: readonly SourceAnswer[],
): readonly string[] {
  if (modules.phase === 'none')
    return ['The parts of Dayloom are unavailable: their screens and results are missing.'];
  if (modules.phase === 'loading') return [];
  const incompatible = modules.set.modules
    .filter(({ refusal }) => refusal !== undefined)
    .map(({ entry }) => entry.descriptor.title);
  const without = (modules.override?.without ?? []).map(capitalized);
  const failed = answers.filter(({ phase }) => phase === 'failed');
  const whole = [...new Set([...incompatible, ...without])];
  return [
    ...whole.map((title) => `${title} is unavailable: its screens and results are missing.`),
    ...[...new Set(failed.map(({ moduleTitle }) => moduleTitle))].map((moduleTitle) => {
      const kinds = failed.filter((answer) => answer.moduleTitle === moduleTitle).map(({ title }) => title);
      return `${moduleTitle} is unavailable: its results (${kinds.join(', ')}) are missing.`;
    }),
  ];
}
