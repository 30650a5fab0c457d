import { type Priority, priorityNames } from '@dayloom/domain';
import { PriorityBadge } from '@dayloom/ui';

/** In a list only urgent priorities are visible; the others are for screen readers, and shown by the filter and the work itself. */
export const ListPriority = ({ priority }: { readonly priority: Priority }) =>
  priority === 'high' ? (
    <PriorityBadge priority={priority} />
  ) : (
    <span className="visually-hidden">{priorityNames[priority]}</span>
  );
