import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { areasOf, switchedArea } from '@dayloom/domain/settings';
import { Link, useAction, useClock, useIntent, useRecords, useSave, useUser } from '@dayloom/platform';
import { Button, buttonClass, Card, EmptyState, Page } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import type { RemoteModule } from '../loader/remote-module.ts';
import { modulesAtom } from '../modules/modules.ts';
import { areasIn } from './areas.ts';
import * as styles from './area-off.module.css';

interface AreaOffProps {
  readonly module: RemoteModule;
  /** The title of the screen. */
  readonly title: string;
}

/** Shown at the addresses of a module that is switched off; its button switches the module on. */
export function AreaOff({ module: { entry }, title }: AreaOffProps) {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  const modules = useAtomValue(modulesAtom);
  const toSettings = useIntent('open-settings');
  const settings = useRecords(settingsOf(id));
  const [chosen] = settings.phase === 'ready' ? settings.records : [];
  // While this device is loading its records, missing settings are unknown: saving would switch on all other
  // modules too.
  const isKnown = chosen !== undefined || (settings.phase === 'ready' && settings.isComplete);
  const switching = useAction(() =>
    save(
      changeSettings(
        id,
        switchedArea({
          areas: areasIn(modules),
          off: areasOf(chosen?.areasOff),
          kindsOff: areasOf(chosen?.kindsOff),
          name: entry.name,
          isOn: true,
        }),
        nowOf(clock),
      ),
      { failed: 'Failed to switch this area on' },
    ),
  );
  return (
    <Page title={title} width="narrow">
      <Card as="div">
        <EmptyState
          text="This area is switched off"
          detail={`${entry.descriptor.title} shows nothing on any of your devices. Its records are kept.`}
          action={
            <div className={styles.actions}>
              <Button
                variant="primary"
                disabled={!isKnown}
                pending={switching.pending}
                onClick={() => void switching.run()}
              >
                Switch on
              </Button>
              {toSettings && (
                <Link to={toSettings} className={buttonClass('ghost')}>
                  Settings
                </Link>
              )}
            </div>
          }
        />
      </Card>
    </Page>
  );
}
