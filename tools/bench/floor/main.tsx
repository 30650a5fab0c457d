import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The lower bound for a start: only React, reading what home shows from the same database on the device. It has no
 * routes, themes, modules or checks, and only the bench runs it.
 */

interface Figures {
  readonly name: string;
  readonly counts: readonly { readonly label: string; readonly count: number }[];
  readonly works: readonly { readonly id: string; readonly workTitle: string; readonly endDate: string }[];
  readonly goals: readonly { readonly id: string; readonly title: string }[];
}

interface Stored {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

const answer = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });

/** Reads the records of the last `count` keys of an index, the last first. */
const newest = (index: IDBIndex, count: number) =>
  new Promise<Stored[]>((resolve) => {
    const found: Stored[] = [];
    const request = index.openCursor(null, 'prev');
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (cursor) found.push(cursor.value as Stored);
      if (!cursor || found.length === count) resolve(found);
      else cursor.continue();
    });
  });

async function readHome(user: string): Promise<Figures> {
  const database = await answer(indexedDB.open(`dayloom-${user}`));
  const transaction = database.transaction(['works', 'tasks', 'goals', 'users']);
  const works = transaction.objectStore('works');
  const tasks = transaction.objectStore('tasks');
  const today = new Date().toISOString().slice(0, 10);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const [profile, recent, goals, active, due, completed, all] = await Promise.all([
    answer(transaction.objectStore('users').get(user) as IDBRequest<Stored | undefined>),
    newest(works.index('createdAt'), 5),
    newest(transaction.objectStore('goals').index('createdAt'), 9),
    answer(works.index('endDate').count(IDBKeyRange.lowerBound([today]))),
    answer(works.index('endDate').count(IDBKeyRange.bound([today], [nextWeek]))),
    answer(tasks.index('completed').count([1])),
    answer(tasks.count()),
  ]);
  return {
    name: profile?.fields['firstName'] ?? 'you',
    counts: [
      { label: 'Active Projects', count: active },
      { label: 'Upcoming Deadlines', count: due },
      { label: 'Completed Tasks', count: completed },
      { label: 'Total Tasks', count: all },
    ],
    works: recent.map(({ id, fields }) => ({
      id,
      workTitle: fields['workTitle'] ?? '',
      endDate: fields['endDate'] ?? '',
    })),
    goals: goals.map(({ id, fields }) => ({ id, title: fields['title'] ?? '' })),
  };
}

function Home({ user }: { readonly user: string }) {
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => void readHome(user).then(setFigures), [user]);
  if (!figures) return <main />;
  return (
    <main>
      <h1>Welcome, {figures.name}</h1>
      <dl>
        {figures.counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {figures.works.map(({ id, workTitle, endDate }) => (
          <li key={id}>
            <a href={`/work/${id}`}>{workTitle}</a> <time>{endDate}</time>
          </li>
        ))}
      </ul>
      <ul>
        {figures.goals.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </main>
  );
}

const { id } = JSON.parse(localStorage.getItem('dayloom.session') ?? '{}') as { readonly id: string };
createRoot(document.getElementById('root')!).render(<Home user={id} />);
