import { undatedTasks } from '@dayloom/data';
import type { Task } from '@dayloom/domain';
import {
  type ReadAhead,
  type Records,
  useCount,
  useRecords,
  useRecordsById,
  useUser,
} from '@dayloom/platform';
import { AddTask, requestFor, type TaskRequest, TaskRow } from '@dayloom/tasks';
import { TitledCard } from '@dayloom/screen-kit';
import { AsyncList, Button, EmptyState, List } from '@dayloom/ui';
import { memo, useCallback, useState } from 'react';

const pageSize = 20;
const inboxFailed = 'Failed to fetch tasks';

/** Reads as `Inbox` does. */
export function readInbox({ user, records, count }: ReadAhead) {
  void records(undatedTasks(user.id).first(pageSize));
  count(undatedTasks(user.id));
}

/** Also a task that the address asked for, which may be further down the list. */
function useAskedToo({ id: asked = '' }: Partial<TaskRequest>, list: Records<Task>): Records<Task> {
  const found = useRecordsById('tasks', asked === '' ? [] : [asked], 'asked')?.get(asked);
  if (!found || list.phase !== 'ready' || found.date !== undefined || found.workId !== undefined) return list;
  const isListed = list.records.some(({ id }) => id === asked);
  return isListed ? list : { ...list, records: [...list.records, found] };
}

/** 'Inbox': tasks without a work and a day, until they are moved to a day or filed into a work. */
export const Inbox = memo(function Inbox({ request }: { readonly request: TaskRequest | undefined }) {
  const user = useUser();
  const [shown, setShown] = useState(pageSize);
  const first = useRecords(undatedTasks(user.id).first(shown), { failed: inboxFailed, keep: true });
  const list = useAskedToo(request ?? {}, first);
  const showOneMore = useCallback(() => setShown((before) => before + 1), []);
  const count = useCount(undatedTasks(user.id));
  const hasMore = count.phase === 'ready' && count.value > shown;
  return (
    <TitledCard title="Inbox">
      <AsyncList
        of={{ ...list, hasMore, total: count }}
        failed={inboxFailed}
        empty={<EmptyState compact text="Nothing waits without a day" />}
        skeletonRows={1}
      >
        {(records) => (
          <List label="Inbox">
            {records.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                open
                quiet
                request={requestFor(request, task)}
                onDuplicate={showOneMore}
              />
            ))}
          </List>
        )}
      </AsyncList>
      {hasMore && <Button onClick={() => setShown(shown + pageSize)}>Show {pageSize} more</Button>}
      <AddTask quiet label="New task without a day" placeholder="Add a task without a day" />
    </TitledCard>
  );
});
