import { ShellContext } from '@dayloom/platform';
import { ErrorBoundary } from '@dayloom/ui/error-boundary';
import { useAtomValue } from 'jotai';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { RemoteLoad } from '../loader/remote-load.ts';
import { servicesOf } from '../loader/services.ts';
import { modulesAtom } from '../modules/modules.ts';
import { clockRoomAtom } from './header-room.ts';
import * as styles from './header-slot.module.css';
import { useClockCount } from './use-clock-count.ts';

/** The header has no space for a card, so nothing is shown while a widget loads or after it failed. */
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

/** False until the device was online: before that, nothing in the header was requested. */
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
 * The widgets that modules show in the header. Rendered inside the modules' services and moved into the header by a
 * portal. Waits until the page is idle, so that it delays no start.
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
    // One portal keeps them in order, whichever loads first.
    clocks.map(({ module, item: { widget } }) => (
      <HeaderWidget key={`${module.entry.name}/${widget}`} load={set.load(module, 'widget', widget)} />
    )),
    room,
  );
}
