import type { Navigation } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';

/** What the live modules add to the frame, known from their descriptors alone. */
export function useNavigation(): Navigation {
  const modules = useAtomValue(modulesAtom);
  return useMemo(() => navigationOf(modules), [modules]);
}
