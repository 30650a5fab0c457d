import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { sessionAtom } from '@dayloom/account';
import { overlayAtom } from '@dayloom/commands';
import { Button, Dialog } from '@dayloom/ui';
import { modulesAtom } from '../modules/modules.ts';
import { canInstall, install, watchInstallOffer } from '../install/install-offer.ts';
import * as styles from './about.module.css';
import { CopyReport } from './copy-report.tsx';
import { Licences } from './licences.tsx';
import { type Report, reportOf } from './report.ts';
import { ShowReport } from './show-report.tsx';

const titlesOf = (modules: Report['modules']) => modules.map(({ title }) => title).join(', ');

/** Says whether the user has to do anything about the modules. @returns sentences */
function summaryOf({ registry, modules, shell }: Report): string {
  if (registry.source === 'loading' || registry.source === 'none')
    return 'Its parts cannot be listed right now.';
  const incompatible = modules.filter(({ state }) => state === 'needs an update');
  const failed = modules.filter(({ failures, dead }) => failures.length > 0 || dead);
  const isOutdated = shell.isOutdated || modules.some((module) => module.isOutdated);
  const sentences = [
    incompatible.length > 0 && `${titlesOf(incompatible)} cannot be used before an update.`,
    failed.length > 0 && `A part of ${titlesOf(failed)} has failed.`,
    shell.failedFiles.length > 0 && 'A part of the shell has failed.',
    isOutdated && 'A newer version of Dayloom is live: a reload brings it.',
  ];
  return sentences.filter(Boolean).join(' ') || 'Everything is in place.';
}

/** The report, created again when the modules change and when the details are opened. */
function useReport() {
  const atoms = useStore();
  useAtomValue(modulesAtom);
  const [, setAsked] = useState(0);
  return { report: reportOf(atoms), ask: () => setAsked((times) => times + 1) };
}

/** Describes the product and, in its details, what this page consists of. */
export function About({ onClose }: { readonly onClose: () => void }) {
  const { report, ask } = useReport();
  const signedIn = useAtomValue(sessionAtom).phase === 'signed-in';
  const setOverlay = useSetAtom(overlayAtom);
  const offersInstall = useSyncExternalStore(watchInstallOffer, canInstall);
  const showShortcuts = () => {
    onClose();
    setOverlay('shortcuts');
  };
  return (
    <Dialog open title="About Dayloom" onClose={onClose}>
      <p>
        A planner for your works, goals and notes that says what today asks for. What you save is on this
        device at once, with or without a network.
      </p>
      <p>{summaryOf(report)}</p>
      {(offersInstall || signedIn) && (
        <div className={styles.more}>
          {offersInstall && (
            <Button
              variant="ghost"
              onClick={() => {
                onClose();
                void install();
              }}
            >
              Install Dayloom
            </Button>
          )}
          {signedIn && (
            <Button variant="ghost" onClick={showShortcuts}>
              Keyboard shortcuts
            </Button>
          )}
        </div>
      )}
      <details className={styles.details} onToggle={ask}>
        <summary>Details</summary>
        <div className={styles.report}>
          <ShowReport report={report} />
          <CopyReport />
        </div>
      </details>
      <Licences />
    </Dialog>
  );
}
