import { type Navigation } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';

interface FrameNavigation extends Navigation {
  /** The registry has not been read yet: keep room for what it will bring. */
  readonly awaited: boolean;
}

/** What the live modules add to the frame, known from their descriptors alone. */
export function useNavigation(): FrameNavigation {
  const modules = useAtomValue(modulesAtom);
  return useMemo(() => ({ ...navigationOf(modules), awaited: modules.phase === 'loading' }), [modules]);
}
