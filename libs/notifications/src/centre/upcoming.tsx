import { numberText } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import {
  Button,
  EmptyState,
  List,
  LoadingState,
  Notice,
  Row,
  SectionHeading,
  StillLoading,
  Timestamp,
} from '@dayloom/ui';
import { useId, useState } from 'react';
import { Link } from '@dayloom/platform';
import * as styles from './notification-centre.module.css';
import { type UpcomingNotifications, useUpcoming } from './use-upcoming.ts';

const pageSize = 10;

const UpcomingRow = ({ due }: { readonly due: DueNotification }) => (
  <Row
    stretched
    title={<Link to={due.to}>{due.name}</Link>}
    meta={
      <>
        {due.title}, <Timestamp at={due.at} />
      </>
    }
  />
);

/** The count, shown only if it is complete. */
function countOf({ due = [], extent, failed }: UpcomingNotifications) {
  if (due.length === 0) return undefined;
  if (extent === 'partial') return <StillLoading />;
  return extent === 'whole' && failed.length === 0 ? numberText(due.length) : undefined;
}

/** Upcoming notifications, soonest first. @param off names of the sources whose module is switched off */
export function Upcoming({ off }: { readonly off: readonly string[] }) {
  const upcoming = useUpcoming(off);
  const { due, extent, failed, retry } = upcoming;
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const headingId = useId();
  const isEmpty = due?.length === 0;
  return (
    <section className={styles.part} aria-labelledby={headingId} data-awaited={due ? undefined : ''}>
      <SectionHeading id={headingId} title="Upcoming" meta={countOf(upcoming)} />
      {failed.map(({ title, moduleTitle }) => (
        <Notice
          key={`${moduleTitle} ${title}`}
          tone="warning"
          role="status"
          action={
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {title} cannot be planned at the moment: this part of {moduleTitle} is not available.
        </Notice>
      ))}
      {!due && <LoadingState rows={4} />}
      {isEmpty && extent === 'partial' && <LoadingState rows={4} isPartial />}
      {isEmpty && extent === 'whole' && failed.length === 0 && (
        <EmptyState compact text="Nothing is planned for the next 30 days" />
      )}
      {due && due.length > 0 && (
        <List label="Upcoming notifications">
          {due.slice(0, visibleCount).map((one) => (
            <UpcomingRow key={one.tag} due={one} />
          ))}
        </List>
      )}
      {due && due.length > visibleCount && (
        <>
          <Button block onClick={() => setVisibleCount(visibleCount + pageSize)}>
            Show more
          </Button>
          <p className="print-only">and {due.length - visibleCount} more</p>
        </>
      )}
    </section>
  );
}
