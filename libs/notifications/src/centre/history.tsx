import { receiptsOf } from '@dayloom/data';
import { type Instant, isMissed, type MomentStory, nowOf, storiesOf } from '@dayloom/domain';
import { useClock, useRecords, useUser } from '@dayloom/platform';
import { AsyncList, Button, EmptyState, SectionHeading, Segmented } from '@dayloom/ui';
import { keepFocusInside } from '@dayloom/ui/focus';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HistoryDays } from './history-days.tsx';
import * as styles from './notification-centre.module.css';

const pageSize = 50;

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'missed', label: 'Missed' },
] as const;
type Filter = (typeof filters)[number]['value'];

const passes: Readonly<Record<Filter, (story: MomentStory) => boolean>> = {
  all: () => true,
  unread: ({ isUnread }) => isUnread,
  missed: isMissed,
};
const emptyTexts: Readonly<Record<Filter, string>> = {
  all: 'No notifications yet',
  unread: 'Everything is read',
  missed: 'Nothing was missed',
};

/** Cancelled moments are listed after their time. Shown ones may be slightly ahead of this device's clock. */
const isOver = ({ at, outcome }: MomentStory, now: Instant) => at <= now || outcome === 'shown';

/** The filter in the URL, such as `?show=unread`. */
function useFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find(({ value }) => value === search.get('show'))?.value ?? 'all';
  const choose = (next: Filter) =>
    setSearch(
      (before) => {
        before.delete('show');
        if (next !== 'all') before.set('show', next);
        return before;
      },
      { replace: true },
    );
  return { filter, choose };
}

/** Past notifications with their outcomes, newest first. */
export function History() {
  const user = useUser();
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const { filter, choose } = useFilter();
  const list = useRecords(receiptsOf(user.id).first(visibleCount));
  const isMore = list.phase === 'ready' && list.records.length === visibleCount;
  const clock = useClock();
  const headingId = useId();
  return (
    <section ref={keepFocusInside} className={`${styles.part} ${styles.history}`} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="History" />
      <Segmented label="Notifications shown" options={filters} value={filter} onChange={choose} />
      <AsyncList
        of={{ ...list, hasMore: isMore }}
        failed="Failed to fetch notifications"
        empty={
          <EmptyState text={emptyTexts.all} detail="What was shown on your devices is kept for 30 days." />
        }
      >
        {(receipts) => {
          const now = nowOf(clock);
          const stories = storiesOf(receipts).filter((story) => isOver(story, now) && passes[filter](story));
          return (
            <>
              {stories.length > 0 && <HistoryDays stories={stories} />}
              {stories.length === 0 && (
                <EmptyState
                  compact
                  text={
                    isMore ? `${emptyTexts[filter]} among the latest ${visibleCount}` : emptyTexts[filter]
                  }
                />
              )}
              {isMore && (
                <Button block onClick={() => setVisibleCount(visibleCount + pageSize)}>
                  Show more
                </Button>
              )}
            </>
          );
        }}
      </AsyncList>
    </section>
  );
}
