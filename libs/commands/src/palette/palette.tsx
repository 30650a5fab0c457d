import { useShell } from '@dayloom/platform';
import { IconButton, SearchIcon, XIcon } from '@dayloom/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { CommandHost } from '../command-host.ts';
import { moveIn } from '@dayloom/platform/keyboard';
import { useAction } from '../shortcuts/use-action.ts';
import type { Entry } from './entry.ts';
import * as styles from './palette.module.css';
import { PaletteDialog } from './palette-dialog.tsx';
import { optionId, PaletteList } from './palette-list.tsx';
import { rememberPlace } from './recents.ts';
import { usePalette } from './use-palette.ts';

interface PaletteProps {
  readonly host: CommandHost;
  readonly onClose: () => void;
}

/** Opens any screen, runs any command, and finds every record by text. */
export function Palette({ host, onClose }: PaletteProps) {
  const { user } = useShell();
  const act = useAction(host);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** Enter was pressed during the search, before anything was found. */
  const [isAwaited, setIsAwaited] = useState(false);
  const { groups, isSearching, unavailable } = usePalette(typed, host);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];

  const choose = ({ title, detail, action, isPlace, record }: Entry) => {
    if (isPlace && action.kind === 'go')
      rememberPlace(host.recentsKey, user, {
        to: action.to,
        title,
        ...(detail !== undefined && { detail }),
        ...(record && { record }),
      });
    onClose();
    void act(action, title);
  };
  const chooseFirst = useEffectEvent(() => active && choose(active));
  const isFound = active !== undefined;
  useEffect(() => {
    if (isAwaited && isFound) chooseFirst();
  }, [isAwaited, isFound]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (event.repeat) return;
      if (active) choose(active);
      else setIsAwaited(isSearching);
      return;
    }
    const next = moveIn(entries, active, event.key);
    if (!next) return;
    event.preventDefault();
    setActiveId(next.id);
  };
  const type = (text: string) => {
    setTyped(text);
    setActiveId(undefined);
    setIsAwaited(false);
  };
  const isEmpty = entries.length === 0;
  return (
    <PaletteDialog onClose={onClose} onKeyDown={press}>
      <div className={styles.field}>
        <SearchIcon aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label="Search and commands"
          aria-expanded={!isEmpty}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(list, active)}
          placeholder="Search, or go to a screen"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <IconButton label="Close" icon={<XIcon />} onClick={onClose} />
      </div>
      <PaletteList
        id={list}
        groups={groups}
        active={active}
        onChoose={choose}
        onPoint={({ id }) => setActiveId(id)}
      />
      {isEmpty && !isSearching && (
        <p className={styles.nothing}>
          Nothing found for <q>{typed.trim()}</q>
        </p>
      )}
      <div role="status" className={styles.foot}>
        {unavailable.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {typed.trim() === '' ? (
          <p className={styles.keys}>{hint}</p>
        ) : (
          <p>{footText(isSearching, entries.length)}</p>
        )}
      </div>
    </PaletteDialog>
  );
}

/** Announced when the palette opens. It also keeps the footer's height before anything is typed. */
const hint = 'Up and Down choose, Enter opens';

function footText(isSearching: boolean, count: number) {
  if (isSearching) return 'Searching...';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}
