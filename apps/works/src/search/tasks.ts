import type { Shell } from '@dayloom/platform';
import { taskAddress } from '@dayloom/series';
import { tasksInSearch } from '@dayloom/series/search';

export default function searchTasks(shell: Shell) {
  const { navigation } = shell;
  return tasksInSearch(shell, (found) => {
    const { task, id, collection, where } = found;
    const to = taskAddress(navigation, found, (params) => navigation.address('work-detail', params));
    // No module has a screen for the inbox.
    return to === undefined ? [] : [{ id, title: task.title, detail: `Task ${where}`, to, collection }];
  });
}
