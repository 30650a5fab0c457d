import { Button, Notice } from '@dayloom/ui';
import { type Override, resetOverride } from './override.ts';
import * as styles from './override-banner.module.css';

/** 'works 1.2.0, without focus' */
const overrideText = ({ versions, without }: Override) =>
  [
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
    ...without.map((name) => `without ${name}`),
  ].join(', ');

/** Says that this tab runs other modules than the released ones, and takes it back with one press (MO12). */
export const OverrideBanner = ({ override }: { readonly override: Override }) => (
  <aside className={styles.overrideBanner} aria-label="Override">
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={resetOverride}>
          Reset
        </Button>
      }
    >
      This tab runs an override: {overrideText(override)}.
    </Notice>
  </aside>
);
