import type { Purpose } from '../clocks/purpose.ts';
import { type SampleOptions, sampleRecord, type SampleRecord, sampleTime } from './sample-record.ts';

/** Days ago, title, content, and days since the last edit. */
const sampleNotes: readonly (readonly [number, string, string, number?])[] = [
  [12, 'Shopping list', 'Oats, lemons, olive oil\nCoffee (the dark one)\nA present for Mira', 2],
  [
    9,
    'Chapter 3, questions',
    'Is the sample large enough?\nAsk about table 4.\nWhere does the 2019 figure come from?',
  ],
  [6, 'Paint', 'Kitchen: warm white, 5 litres. The tin is in the cellar, second shelf.', 3],
  [3, 'Books people praised', 'The Summer Book\nPiranesi\nA Month in the Country'],
  [1, 'Lisbon', 'Miradouro da Graça at sunset. Try the place behind the fish market, closed on Mondays.'],
];

/** Days ago, local end time, kind, seconds (a focus run has 1500), and the task that it was for. */
const sampleSessions: readonly (readonly [number, string, 'focus' | 'stopwatch', number, string?])[] = [
  [13, '09:40', 'focus', 1500],
  [12, '10:15', 'focus', 1500, 'Fill in the form'],
  [11, '07:52', 'stopwatch', 3124, 'Intervals, 6 × 400 m'],
  [9, '09:31', 'focus', 1500, 'Outline the sections'],
  [9, '10:04', 'focus', 1500, 'Outline the sections'],
  [8, '08:05', 'stopwatch', 3905, 'Long run, 10 km'],
  [7, '15:20', 'focus', 1500, 'Describe the data set'],
  [6, '07:44', 'stopwatch', 2212],
  [5, '11:02', 'focus', 1500, 'Draw figure 3.2'],
  [5, '11:38', 'focus', 1500],
  [3, '16:10', 'focus', 1500, 'Sketch the page on paper'],
  [2, '09:27', 'focus', 1500, 'Write the part on sampling'],
  [2, '10:01', 'focus', 1500, 'Write the part on limits'],
  [1, '08:17', 'stopwatch', 4406, 'Long run, 12 km'],
  [1, '14:33', 'focus', 1500, 'Write the part on limits'],
];

/** Days ago, and minutes of the meditation. */
const sampleMeditations: readonly (readonly [number, number])[] = [
  [13, 10],
  [12, 10],
  [10, 15],
  [9, 10],
  [7, 10],
  [6, 20],
  [4, 15],
  [3, 10],
  [2, 10],
  [1, 15],
];

/** The purpose of a session for the first task with a title. */
function purposeFrom(works: readonly SampleRecord[], title: string | undefined): Purpose {
  const task = works.find(({ collection, fields }) => collection === 'tasks' && fields['title'] === title);
  const work = works.find(({ id }) => id === task?.fields['workId']);
  if (!task || !work || title === undefined) return {};
  return { taskId: task.id, workId: work.id, about: title, workTitle: String(work.fields['workTitle']) };
}

/**
 * Notes, timer and stopwatch sessions, meditations and their counters.
 * @param works the works and tasks of the sample, which some sessions are for
 */
export function focusSample(options: SampleOptions, works: readonly SampleRecord[]): readonly SampleRecord[] {
  const { at, written } = sampleTime(options);
  const userId = options.user.id;
  const sessions = sampleMeditations.length;
  return [
    ...sampleNotes.map(([daysAgo, title, content, edited]) =>
      sampleRecord('notes', options.newId(), {
        userId,
        title,
        content,
        createdAt: written(daysAgo),
        ...(edited === undefined ? {} : { updatedAt: written(edited) }),
      }),
    ),
    ...sampleSessions.map(([daysAgo, time, type, duration, task]) =>
      sampleRecord('timerHistory', options.newId(), {
        userId,
        type,
        duration,
        ...purposeFrom(works, task),
        createdAt: at(-daysAgo, time),
      }),
    ),
    ...sampleMeditations.map(([daysAgo, minutes]) =>
      sampleRecord('meditationSessions', options.newId(), {
        userId,
        duration: minutes * 60,
        date: at(-daysAgo, '21:30'),
      }),
    ),
    sampleRecord('meditationStats', userId, {
      userId,
      currentStreak: sessions,
      totalSessions: sessions,
      challengeProgress: sessions,
    }),
  ];
}
