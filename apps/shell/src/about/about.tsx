import { useAtomValue, useSetAtom } from 'jotai';
import type { RemoteModule } from '../loader/remote-module.ts';
import { Badge, Button, Dialog } from '@dayloom/ui';
import { type Modules, modulesAtom } from '../modules/modules.ts';
import { overlayAtom } from '../shortcuts/overlay.ts';
import { sessionAtom } from '../session/session.ts';
import * as styles from './about.module.css';
import { shellVersion } from './shell-version.ts';

function registryText(modules: Modules) {
  switch (modules.phase) {
    case 'loading':
      return 'Loading...';
    case 'none':
      return 'Neither the live registry nor a copy can be read';
    case 'ready':
      return `Revision ${modules.set.revision}, ${modules.source}`;
  }
}

function ModuleState({ module }: { readonly module: RemoteModule }) {
  if (module.refusal !== undefined) return <Badge tone="warning">Needs an update</Badge>;
  return module.loaded ? <Badge tone="success">Loaded</Badge> : <Badge>Not loaded</Badge>;
}

const ModuleLine = ({ module }: { readonly module: RemoteModule }) => (
  <li className={styles.line}>
    <div>
      <h3>{module.entry.descriptor.title}</h3>
      <p>
        {module.entry.version}, {module.origin}
      </p>
      {module.refusal !== undefined && <p>Not started: {module.refusal}.</p>}
    </div>
    <ModuleState module={module} />
  </li>
);

/** Whether whoever uses the page has to do anything about its parts. */
function stateText(modules: Modules) {
  if (modules.phase !== 'ready') return 'Its parts cannot be told right now.';
  const refused = modules.set.modules.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return 'Everything is in place.';
  return `${refused.map(({ entry }) => entry.descriptor.title).join(', ')} cannot be used before an update.`;
}

/** What Dayloom is, for everybody; below, which versions this page is made of and where each came from (MO13). */
export function About({ onClose }: { readonly onClose: () => void }) {
  const modules = useAtomValue(modulesAtom);
  const signedIn = useAtomValue(sessionAtom).phase === 'signed-in';
  const setOverlay = useSetAtom(overlayAtom);
  const showShortcuts = () => {
    onClose();
    setOverlay('shortcuts');
  };
  const parts = modules.phase === 'ready' ? modules.set.modules : [];
  return (
    <Dialog open title="About Dayloom" onClose={onClose}>
      <p>
        A planner for your works, goals and notes that says what today asks for. What you save is on this
        device at once, with or without a network.
      </p>
      <p>{stateText(modules)}</p>
      {signedIn && (
        <Button variant="ghost" className={styles.shortcuts} onClick={showShortcuts}>
          Keyboard shortcuts
        </Button>
      )}
      <details className={styles.details}>
        <summary>Details</summary>
        <dl className={styles.facts}>
          <dt>Shell</dt>
          <dd>{shellVersion()}</dd>
          <dt>Registry</dt>
          <dd>{registryText(modules)}</dd>
        </dl>
        <ul role="list" aria-label="Modules" className={styles.modules}>
          {parts.map((module) => (
            <ModuleLine key={module.entry.name} module={module} />
          ))}
        </ul>
      </details>
    </Dialog>
  );
}
