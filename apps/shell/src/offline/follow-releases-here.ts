import { notificationWorker } from '@dayloom/notifications';
import { followReleases } from '@dayloom/offline';
import type { Atoms } from '@dayloom/platform/atoms';
import { modulesAtom, shellFolder, takeNewReleases } from '../modules/modules.ts';
import { toasts } from '@dayloom/toasts';
import { unsavedAtom } from '../unsaved-work/unsaved-text.ts';

/** Called at each navigation, with the modules, toasts and unsaved text of this page. */
export const followReleasesHere = (atoms: Atoms) =>
  followReleases({
    shellFolder,
    modules() {
      const modules = atoms.get(modulesAtom);
      if (modules.phase !== 'ready') return undefined;
      return { ...modules.registry, modules: modules.set.modules };
    },
    takeNewReleases: () => takeNewReleases(atoms),
    hasUnsavedText: () => atoms.get(unsavedAtom).some(({ isSafe }) => !isSafe),
    offerReload: toasts.update,
    worker: notificationWorker,
  });
