import { undatedTasks } from '@dayloom/data';
import { useCount, useRecords, useUser } from '@dayloom/platform';
import { AddTask, TaskRow } from '@dayloom/tasks';
import { AsyncList, Button, Card, EmptyState, List, SectionHeading } from '@dayloom/ui';
import { memo, useId, useState } from 'react';

const pageSize = 20;
const inboxFailed = 'Failed to fetch tasks';

/** 'Inbox': tasks without a work and a day, until they are moved to a day or filed into a work. */
export const Inbox = memo(function Inbox() {
  const user = useUser();
  const headingId = useId();
  const [shown, setShown] = useState(pageSize);
  const list = useRecords(undatedTasks(user.id).first(shown), { failed: inboxFailed, keep: true });
  const count = useCount(undatedTasks(user.id));
  const hasMore = count.phase === 'ready' && count.value > shown;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Inbox" />
      <AsyncList
        of={{ ...list, hasMore, total: count }}
        failed={inboxFailed}
        empty={<EmptyState compact text="Nothing waits without a day" />}
        skeletonRows={1}
      >
        {(records) => (
          <List aria-labelledby={headingId}>
            {records.map((task) => (
              <TaskRow key={task.id} task={task} open quiet />
            ))}
          </List>
        )}
      </AsyncList>
      {hasMore && <Button onClick={() => setShown(shown + pageSize)}>Show {pageSize} more</Button>}
      <AddTask quiet label="New task without a day" placeholder="Add a task without a day" />
    </Card>
  );
});
