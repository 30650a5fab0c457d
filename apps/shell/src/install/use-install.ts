import { useSyncExternalStore } from 'react';
import { canInstall, install, watchInstallOffer } from './install-offer.ts';

/** Installs the product on this device; undefined where the browser does not offer that, or has done it. */
export const useInstall = () => (useSyncExternalStore(watchInstallOffer, canInstall) ? install : undefined);
