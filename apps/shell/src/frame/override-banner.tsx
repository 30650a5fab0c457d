import { useAtomValue } from '@dayloom/platform';
import { Button, Notice } from '@dayloom/ui';
import { modulesAtom } from '../modules/modules.ts';
import type { Override } from '../modules/override.ts';
import * as styles from './override-banner.module.css';

/** 'works 1.2.0, without focus' */
export const overrideText = ({ versions, without }: Override) =>
  [
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
    ...without.map((name) => `without ${name}`),
  ].join(', ');

async function reset() {
  const { resetOverride } = await import(/* webpackChunkName: "override" */ '../modules/override.ts');
  resetOverride();
}

/** Says that this tab runs other modules than the released ones, and takes it back with one press (MO12). */
export function OverrideBanner() {
  const modules = useAtomValue(modulesAtom);
  if (modules.phase !== 'ready' || !modules.override) return null;
  return (
    <aside className={styles.overrideBanner} aria-label="Override">
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={() => void reset()}>
            Reset
          </Button>
        }
      >
        This tab runs an override: {overrideText(modules.override)}.
      </Notice>
    </aside>
  );
}
