import { type Navigation } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';

interface FrameNavigation extends Navigation {
  /** The registry is not read yet: space is reserved for its entries. */
  readonly awaited: boolean;
}

/** What the live modules add to the frame, known from their descriptors alone. */
export function useNavigation(): FrameNavigation {
  const modules = useAtomValue(modulesAtom);
  return useMemo(() => ({ ...navigationOf(modules), awaited: modules.phase === 'loading' }), [modules]);
}
