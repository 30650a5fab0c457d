import { capitalized, type Settings } from '@dayloom/domain';
import { leadsText, leadsWords, usualLeads } from '@dayloom/domain/leads';
import { TitledCard } from '@dayloom/screen-kit';
import { blockedNote, LeadsChoice } from '@dayloom/screen-kit/leads';
import { Segmented } from '@dayloom/ui';
import * as styles from './settings.module.css';
import type { GroupProps } from './use-settings.ts';

const buttons: readonly {
  readonly value: NonNullable<Settings['notificationButton']>;
  readonly label: string;
}[] = [
  { value: 'view', label: 'View Details' },
  { value: 'done', label: 'Done' },
];

/** When reminders and activities ring that have no choice of their own, and what their notifications offer first. */
export function RemindersGroup({ chosen, onChoose }: GroupProps) {
  const { leads = '', notificationButton = 'view' } = chosen;
  const chooseLeads = (next: string) => {
    if (next === '' || next === leadsText(usualLeads)) onChoose({}, ['leads']);
    else onChoose({ leads: next });
  };
  return (
    <TitledCard title="Reminders">
      <div className={styles.choices}>
        <div className={styles.wide}>
          <LeadsChoice
            value={leads}
            usualLabel={capitalized(leadsWords(usualLeads))}
            onChange={chooseLeads}
            notes={[
              'For reminders and activities without a choice of their own.',
              ...(leads === '' || leads === 'none' ? [] : blockedNote()),
            ]}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden="true">First button of a notification</span>
          <Segmented
            block
            label="First button of a notification"
            options={buttons}
            value={notificationButton}
            onChange={(next) =>
              next === 'view' ? onChoose({}, ['notificationButton']) : onChoose({ notificationButton: next })
            }
          />
          <small>
            Where there is room for two. A press on the notification itself opens it, whichever you choose.
          </small>
        </div>
      </div>
    </TitledCard>
  );
}
