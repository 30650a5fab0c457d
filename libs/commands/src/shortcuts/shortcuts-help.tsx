import { singleKeysAtom } from '@dayloom/platform';
import { Checkbox, Dialog } from '@dayloom/ui';
import { useAtom } from 'jotai';
import { useId } from 'react';
import type { CommandHost } from '../command-host.ts';
import { allShortcuts, type ListedKeys, messageKeys, screenKeys } from './all-shortcuts.ts';
import { KeyCaps } from './key-caps.tsx';
import * as styles from './shortcuts-help.module.css';

function Group({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly ListedKeys[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      <dl className={styles.shortcuts}>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.keys} className={styles.shortcut}>
            <dt>{shortcut.title}</dt>
            <dd>
              <KeyCaps keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ShortcutsHelpProps {
  readonly host: CommandHost;
  readonly onClose: () => void;
}

/** All keyboard shortcuts: those of the program, of each module and of its screens. */
export function ShortcutsHelp({ host, onClose }: ShortcutsHelpProps) {
  const [withSingleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const shortcuts = [...allShortcuts(host), messageKeys, ...screenKeys(host.modules)];
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <Checkbox
        label="Single-key shortcuts"
        checked={withSingleKeys}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
      <div className={styles.groups}>
        {groups.map((title) => (
          <Group key={title} title={title} shortcuts={shortcuts.filter(({ group }) => group === title)} />
        ))}
      </div>
    </Dialog>
  );
}
