import { dayName, type PlanDay } from '@dayloom/domain';
import { calendarWords, kindsToAdd } from '@dayloom/domain/calendar';
import { Link, useAddress } from '@dayloom/platform';
import { buttonClass, PlusIcon } from '@dayloom/ui';
import { addingAddress } from './item-address.ts';
import * as styles from './add-to-day.module.css';

export function AddToDay({ day, today }: { readonly day: PlanDay; readonly today: PlanDay }) {
  const address = useAddress();
  return (
    <div role="group" aria-label={`Add on ${dayName(day, today)}`} className={styles.ways}>
      {kindsToAdd(day, today).map((kind) => (
        <Link key={kind} to={addingAddress[kind](day, address)} className={buttonClass('quiet', 'small')}>
          <PlusIcon aria-hidden="true" />
          <span className="visually-hidden">Add </span>
          {calendarWords[kind].one}
        </Link>
      ))}
    </div>
  );
}
