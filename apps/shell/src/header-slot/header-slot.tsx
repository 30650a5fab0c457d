import { ShellContext } from '@dayloom/platform';
import { ErrorBoundary } from '@dayloom/ui/error-boundary';
import { useAtomValue } from 'jotai';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { clockRoomAtom } from '../frame/header-room.ts';
import type { RemoteLoad } from '../loader/remote-load.ts';
import { servicesOf } from '../loader/services.ts';
import { modulesAtom } from '../modules/modules.ts';
import * as styles from './header-slot.module.css';
import { useClockCount } from './use-clock-count.ts';

/** A widget in the header; a line of it has no room for a card, so nothing stands there until it is there, or once it failed. */
function HeaderWidget({ load }: { readonly load: RemoteLoad }) {
  const state = useSyncExternalStore(load.subscribe, load.state);
  const shell = useContext(ShellContext);
  const { pathname } = useLocation();
  if (state.phase !== 'ready') return null;
  const { name, version } = load.module.entry;
  return (
    <div className={styles.widget} data-header-widget="">
      <ErrorBoundary message={`${name} ${version} failed.`} at={pathname} fallback={() => null}>
        <ShellContext value={shell && servicesOf(shell, load.module)}>
          <state.Component />
        </ShellContext>
      </ErrorBoundary>
    </div>
  );
}

/** False until there was a network: nobody has asked for what stands in the header. */
function useWasOnline(): boolean {
  const [wasOnline, setWasOnline] = useState(navigator.onLine);
  useEffect(() => {
    if (wasOnline) return;
    const leaving = new AbortController();
    addEventListener('online', () => setWasOnline(true), leaving);
    return () => leaving.abort();
  }, [wasOnline]);
  return wasOnline;
}

/**
 * What modules show in the header: it is drawn where their services are, and put where the header has room for it. It
 * comes once the page is idle, so that no start waits for it.
 */
export function HeaderSlot() {
  const room = useAtomValue(clockRoomAtom);
  const modules = useAtomValue(modulesAtom);
  const wasOnline = useWasOnline();
  useClockCount(room);
  if (!room || !wasOnline || modules.phase !== 'ready') return null;
  const { set } = modules;
  const clocks = set
    .items('slots')
    .filter(({ module, item }) => item.slot === 'shell.clock' && module.refusal === undefined);
  return createPortal(
    // In one portal they stand in their order, whichever comes first.
    clocks.map(({ module, item: { widget } }) => (
      <HeaderWidget key={`${module.entry.name}/${widget}`} load={set.load(module, 'widget', widget)} />
    )),
    room,
  );
}
