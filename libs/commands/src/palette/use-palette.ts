import { matchRank, searchableText, searchWords } from '@dayloom/domain/search';
import { useShell } from '@dayloom/platform';
import { whenIdle } from '@dayloom/platform/late';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CommandHost } from '../command-host.ts';
import { allShortcuts } from '../shortcuts/all-shortcuts.ts';
import { type Entry, type EntryGroup, withKeys } from './entry.ts';
import { deletedPlaces, recentPlaces } from './recents.ts';
import { RecordSearch, type SourceAnswer } from './record-search.ts';
import { commandEntries, isKnownPlace, screenEntries } from './screens-and-commands.ts';
import { unavailableLines } from './unavailable.ts';

/** Better matches first. Entries that lack one of the words are left out. */
function matching(entries: readonly Entry[], words: readonly string[]): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, rank: matchRank(searchableText(entry.title), words) }))
    .filter((found): found is { entry: Entry; rank: number } => found.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const recordGroup = ({ title, results }: SourceAnswer): EntryGroup => ({
  title,
  entries: results.map(({ id, to, collection, ...said }) => ({
    ...said,
    id: `${title} ${id}`,
    action: { kind: 'go', to },
    isPlace: true,
    record: collection && { collection, id },
  })),
});

const none: ReadonlySet<string> = new Set();

/** The recent places; those with deleted records disappear when the store has answered. */
function useRecentPlaces(key: string) {
  const { store, user } = useShell();
  const places = useMemo(() => recentPlaces(key, user), [key, user]);
  const [deleted, setDeleted] = useState(none);
  useEffect(() => void deletedPlaces(places, { store, user }).then(setDeleted), [places, store, user]);
  return useMemo(() => places.filter(({ to }) => !deleted.has(to)), [places, deleted]);
}

/** The entries that do not depend on the typed text: recent places, screens and commands. */
function useKnownEntries({ commands, modules, recentsKey }: CommandHost) {
  const shell = useShell();
  const places = useRecentPlaces(recentsKey);
  return useMemo(() => {
    const declarations = { commands, modules };
    const keyed = withKeys(allShortcuts(declarations));
    const recents = places
      .filter(({ to }) => isKnownPlace(declarations, to))
      .map(({ to, ...said }): Entry => ({
        ...said,
        id: `recent ${to}`,
        action: { kind: 'go', to },
        isPlace: true,
      }));
    return {
      recents: recents.map(keyed),
      screens: screenEntries(declarations, shell).map(keyed),
      commands: commandEntries(declarations).map(keyed),
    };
  }, [commands, modules, places, shell]);
}

/** The palette's entries for the typed text: recent places, then screens, commands and records. */
export function usePalette(typed: string, host: CommandHost) {
  const shell = useShell();
  const { recents, screens, commands } = useKnownEntries(host);
  const { modules, servicesOf } = host;
  const set = modules.phase === 'ready' ? modules.set : undefined;
  const records = useMemo(
    () => new RecordSearch(set, (module) => servicesOf(shell, module)),
    [set, shell, servicesOf],
  );
  const answers = useSyncExternalStore(records.subscribe, records.answers);
  useEffect(() => {
    if (typed !== '') return records.search(typed);
    // Loading the sources waits until the palette is painted.
    let end = () => undefined as void;
    const stop = whenIdle(() => (end = records.search('')));
    return () => {
      stop();
      end();
    };
  }, [records, typed]);

  const words = searchWords(typed);
  const places = new Set(recents.map(({ action }) => action.kind === 'go' && action.to));
  const groups: readonly EntryGroup[] =
    words.length === 0
      ? [
          { title: 'Recent', entries: recents },
          {
            title: 'Go to',
            entries: screens.filter(({ action }) => action.kind !== 'go' || !places.has(action.to)),
          },
          { title: 'Commands', entries: commands },
        ]
      : [
          { title: 'Go to', entries: matching(screens, words) },
          { title: 'Commands', entries: matching(commands, words) },
          ...answers.map(recordGroup),
        ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: words.length > 0 && answers.some(({ phase }) => phase === 'searching'),
    unavailable: unavailableLines(modules, answers),
  };
}
