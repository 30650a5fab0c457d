import type { Task } from '../records/task.ts';
import type { Priority } from '../records/work-facts.ts';
import { type SampleOptions, sampleRecord, type SampleRecord, sampleTime } from './sample-record.ts';

interface SampleWork {
  readonly title: string;
  readonly priority: Priority;
  readonly description?: string;
  /** Days from today. */
  readonly start: number;
  readonly duration: number;
  readonly writtenDaysAgo: number;
  /** Day from today, title, whether it is done, and what is below the title. */
  readonly tasks: readonly (readonly [
    day: number,
    title: string,
    done: boolean,
    more?: Pick<Task, 'steps' | 'note'>,
  ])[];
}

const taping = {
  steps: 'a x Window frame\nb x Light switches\nc - Skirting boards\nd - Around the sink',
  note: 'Use the blue tape. Pull it off while the paint is still wet.',
};

const sampleWorks: readonly SampleWork[] = [
  {
    title: 'Renew passport',
    priority: 'high',
    description: 'The old one runs out in spring. Photos are in the blue folder.',
    start: -14,
    duration: 10,
    writtenDaysAgo: 14,
    tasks: [
      [-13, 'Have photos taken', true],
      [-12, 'Fill in the form', true],
      [-8, 'Appointment at the town hall', true],
      [-4, 'Collect the passport', true],
    ],
  },
  {
    title: 'Half marathon training',
    priority: 'medium',
    description: 'Three runs a week, one of them long. Easy pace on the others.',
    start: -14,
    duration: 42,
    writtenDaysAgo: 13,
    tasks: [
      [-13, 'Easy run, 5 km', true],
      [-11, 'Intervals, 6 × 400 m', true],
      [-8, 'Long run, 10 km', true],
      [-6, 'Easy run, 6 km', true],
      [-4, 'Hill repeats', false],
      [-1, 'Long run, 12 km', true],
      [0, 'Stretch for 15 minutes', false],
      [1, 'Easy run, 6 km', false],
      [3, 'Intervals, 8 × 400 m', false],
      [6, 'Long run, 13 km', false],
    ],
  },
  {
    title: 'Write thesis chapter 3',
    priority: 'high',
    description: 'Method and data. Dr. Mehta wants a readable draft, not a perfect one.',
    start: -9,
    duration: 11,
    writtenDaysAgo: 9,
    tasks: [
      [-9, 'Outline the sections', true],
      [-7, 'Describe the data set', true],
      [-5, 'Draw figure 3.2', true],
      [-2, 'Write the part on sampling', true],
      [0, 'Write the part on limits', false],
      [0, 'Check all citations', true],
      [0, 'Send figures to print shop', false],
      [1, 'Read it aloud once', false],
      [2, 'Send the draft', false],
    ],
  },
  {
    title: 'Portfolio website',
    priority: 'medium',
    description: 'One page, four projects, no cookie banner.',
    start: -5,
    duration: 14,
    writtenDaysAgo: 5,
    tasks: [
      [-5, 'Choose four projects', true],
      [-3, 'Sketch the page on paper', true],
      [-1, 'Write project texts', false],
      [0, 'Crop the photos', true],
      [0, 'Ask Leon for feedback', false],
      [2, 'Build the start page', false],
      [5, 'Test on a phone', false],
    ],
  },
  {
    title: 'Repaint the kitchen',
    priority: 'low',
    start: -2,
    duration: 6,
    writtenDaysAgo: 3,
    tasks: [
      [-2, 'Buy paint and brushes', true],
      [0, 'Tape the edges', false, taping],
      [2, 'First coat', false],
      [3, 'Second coat', false],
    ],
  },
  {
    title: 'Weekend in Lisbon',
    priority: 'low',
    description: 'With Mira. Trains from the airport run until one.',
    start: 4,
    duration: 3,
    writtenDaysAgo: 1,
    tasks: [
      [4, 'Pack light', false],
      [5, 'Tram 28 before breakfast', false],
      [6, 'Day trip to Sintra', false],
    ],
  },
];

/** Works in every state and priority, each followed by its day tasks. */
export function worksSample(options: SampleOptions): readonly SampleRecord[] {
  const { day, written } = sampleTime(options);
  const userId = options.user.id;
  return sampleWorks.flatMap(({ title, priority, description, start, duration, writtenDaysAgo, tasks }) => {
    const workId = options.newId();
    const work = sampleRecord('works', workId, {
      userId,
      workTitle: title,
      startDate: day(start),
      endDate: day(start + duration),
      duration,
      priority,
      ...(description === undefined ? {} : { description }),
      createdAt: written(writtenDaysAgo),
    });
    const dayTasks = tasks.map(([offset, task, completed, more], index) =>
      sampleRecord('tasks', options.newId(), {
        workId,
        userId,
        title: task,
        completed,
        date: day(offset),
        ...more,
        createdAt: written(writtenDaysAgo, index + 1),
      }),
    );
    return [work, ...dayTasks];
  });
}
