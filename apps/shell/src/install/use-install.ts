import { useSyncExternalStore } from 'react';
import { canInstall, install, watchInstallOffer } from './install-offer.ts';

/** A function that installs the product; undefined if the browser does not offer it, or it is installed. */
export const useInstall = () => (useSyncExternalStore(watchInstallOffer, canInstall) ? install : undefined);
