import type { ReactNode } from 'react';
import * as styles from './blurbs.module.css';
import { TinyClock } from './tiny-clock.tsx';
import { TinyNote } from './tiny-note.tsx';
import { TinyTasks } from './tiny-tasks.tsx';
import { TinyWeek } from './tiny-week.tsx';

interface Blurb {
  readonly title: string;
  readonly text: string;
  readonly demo: ReactNode;
}

const blurbs: readonly Blurb[] = [
  {
    title: 'Task Management',
    text: 'Plan a work from its first day to its last, and tick off what each day asks for.',
    demo: <TinyTasks />,
  },
  {
    title: 'Focus Timer',
    text: 'One clock, one thing at a time. It keeps the right time even while the tab sleeps.',
    demo: <TinyClock />,
  },
  {
    title: 'Note Taking',
    text: 'A page for whatever crosses your mind, newest first and found at a glance.',
    demo: <TinyNote />,
  },
  {
    title: 'Time Tracking',
    text: 'See where the week went, day by day, without filling in a form.',
    demo: <TinyWeek />,
  },
];

/** What Dayloom does, each with a small working demo. */
export const Blurbs = () => (
  <section aria-label="What Dayloom does" className={styles.blurbs}>
    {blurbs.map(({ title, text, demo }) => (
      <article key={title} className={styles.blurb}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.demo}>{demo}</div>
      </article>
    ))}
  </section>
);
