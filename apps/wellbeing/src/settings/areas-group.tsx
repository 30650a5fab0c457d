import { areasOf, switchedArea } from '@dayloom/domain/settings';
import { type Area, areasAtom, useAtomValue } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { Checkbox, LoadingState } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './settings.module.css';
import type { GroupProps } from './use-settings.ts';

const aboutArea = ({ screens, isFixed }: Area) =>
  `${screens.join(', ')}${isFixed ? '. It holds these settings, so it stays on.' : ''}`;

/** Turns whole areas off, with all that they show and notify of; their records are kept. */
export function AreasGroup({ chosen, onChoose }: GroupProps) {
  const hintId = useId();
  const areas = useAtomValue(areasAtom);
  const off = areasOf(chosen.areasOff);
  const kindsOff = areasOf(chosen.kindsOff);
  return (
    <TitledCard title="Areas">
      <div className={styles.lines}>
        <p id={hintId} className={styles.hint}>
          An area that is off shows nothing and sends no notifications. Its records are kept.
        </p>
        {areas.length === 0 && <LoadingState rows={4} />}
        {areas.map((area) => (
          <div key={area.name} className={styles.line}>
            <Checkbox
              label={area.title}
              aria-describedby={`${hintId} ${hintId}-${area.name}`}
              checked={area.isFixed || !off.includes(area.name)}
              disabled={area.isFixed}
              onChange={(event) =>
                onChoose(switchedArea({ areas, off, kindsOff, name: area.name, isOn: event.target.checked }))
              }
            />
            <small id={`${hintId}-${area.name}`}>{aboutArea(area)}</small>
          </div>
        ))}
      </div>
    </TitledCard>
  );
}
