import { singleKeysAtom } from '@dayloom/platform';
import { Checkbox, Dialog } from '@dayloom/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { modulesAtom } from '../modules/modules.ts';
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

/** All keyboard shortcuts: those of the shell, of each module and of its screens. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }) {
  const modules = useAtomValue(modulesAtom);
  const [withSingleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const shortcuts = [...allShortcuts(modules), messageKeys, ...screenKeys(modules)];
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
