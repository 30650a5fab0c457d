import type { Density } from '@dayloom/domain';
import { themeAtom, useAtom } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { Segmented } from '@dayloom/ui';
import { ThemePicker } from '@dayloom/ui/theme-picker';
import * as styles from './settings.module.css';
import type { GroupProps } from './use-settings.ts';

const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** The appearance: the theme of this device, and the row density on all devices. */
export function LookGroup({ chosen: { density = 'comfortable' }, onChoose }: GroupProps) {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <TitledCard title="Look">
      <div className={styles.choices}>
        <div className={styles.wide}>
          <ThemePicker value={theme} onChange={setTheme} />
        </div>
        <div className={styles.choice}>
          <span aria-hidden="true">Density</span>
          <Segmented
            block
            label="Density"
            options={densities}
            value={density}
            onChange={(next) => onChoose({ density: next })}
          />
          <small>On touch screens lists stay comfortable.</small>
        </div>
      </div>
    </TitledCard>
  );
}
