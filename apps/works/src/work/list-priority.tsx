import { type Priority, priorityNames } from '@dayloom/domain';
import { PriorityBadge } from '@dayloom/ui';

/** In a list only what is urgent stands out; the others are said, and the filter and the work itself show them. */
export const ListPriority = ({ priority }: { readonly priority: Priority }) =>
  priority === 'high' ? (
    <PriorityBadge priority={priority} />
  ) : (
    <span className="visually-hidden">{priorityNames[priority]}</span>
  );
