import { type Change, create, isLiving, patch } from '@dayloom/data';
import { planDay, seriesDayId, textLimits, type UserId } from '@dayloom/domain';
import { maxSteps, readSteps, type Step, stepId, stepLimit, stepsText } from '@dayloom/domain/steps';
import { aTask } from '@dayloom/testing';
import type { MemoryServer } from '../memory-server.ts';
import { series } from './series-cuts.ts';
import { textOf } from './step-log.ts';
import type { BrowserProfile, Tab } from './world.ts';

const listed = 'listed';
const repeatDay = planDay('2026-03-12');
const dayOfSeries = seriesDayId(series, repeatDay);
const stepsAtFirst = 'a - Milk\nb x Bread\nc - Tea';

const contentOf = ({ id: _id, ...fields }: { readonly id: string }) => fields as never;

/** Puts a task with steps on the server. */
export const putSteps = (server: MemoryServer, user: UserId) =>
  server.put('tasks', listed, contentOf(aTask(user, { id: listed, title: 'List', steps: stepsAtFirst })));

/** A list that is being edited, as it was when the editor was opened. */
interface Opened {
  readonly id: string;
  readonly text: string;
}

const livingSteps = ({ disk }: BrowserProfile, id: string): string | undefined => {
  const row = disk.rows('tasks').get(id);
  return row && isLiving(row) ? textOf(row.fields['steps']) : undefined;
};

/** The day of the series has its steps until it is stored. */
function opens({ profile }: Tab): Opened | undefined {
  const id = profile.weather.random.chance(0.3) ? dayOfSeries : listed;
  const text = livingSteps(profile, id) ?? (id === dayOfSeries ? stepsAtFirst : undefined);
  return text === undefined ? undefined : { id, text };
}

const aStep = ({ profile: { name, weather } }: Tab, isLong: boolean): Step => {
  const text = `Step ${weather.newId()} of ${name}`;
  return {
    id: stepId(weather.newId()),
    done: weather.random.chance(0.2),
    text: isLong ? text.padEnd(stepLimit, '.') : text,
  };
};

const without = (steps: readonly Step[], at: number) => steps.filter((_, index) => index !== at);
const changed = (steps: readonly Step[], at: number, change: (step: Step) => Step) =>
  steps.map((step, index) => (index === at ? change(step) : step));

function paste(tab: Tab, steps: readonly Step[], at: number): readonly Step[] {
  const isLong = tab.profile.weather.random.chance(0.1);
  const free = maxSteps - steps.length;
  const pasted = Array.from({ length: Math.min(free, isLong ? maxSteps : 4) }, () => aStep(tab, isLong));
  return steps.toSpliced(at, 0, ...pasted);
}

const acts: readonly [number, (tab: Tab, steps: readonly Step[], at: number) => readonly Step[]][] = [
  [6, (tab, steps, at) => (steps.length < maxSteps ? steps.toSpliced(at + 1, 0, aStep(tab, false)) : steps)],
  [1, paste],
  [4, (_tab, steps, at) => changed(steps, at, (step) => ({ ...step, done: !step.done }))],
  [
    4,
    (tab, steps, at) => changed(steps, at, (step) => ({ ...step, text: `Other ${aStep(tab, false).text}` })),
  ],
  [2, (_tab, steps, at) => without(steps, at)],
  [
    2,
    ({ profile }, steps, at) => {
      const [step] = steps.slice(at, at + 1);
      return step ? without(steps, at).toSpliced(profile.weather.random.below(steps.length), 0, step) : steps;
    },
  ],
];
const all = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));

/** Editors that were opened earlier and are not saved yet. */
const editors = new WeakMap<Tab, Opened>();

/** Up to three edits of a list of steps, saved by an editor that may have been opened long before. */
export function editSteps(tab: Tab): readonly Change[] {
  const { random } = tab.profile.weather;
  const opened = editors.get(tab) ?? opens(tab);
  editors.delete(tab);
  const next = random.chance(0.6) ? opens(tab) : undefined;
  if (next) editors.set(tab, next);
  if (!opened) return [];
  const { id, text: before } = opened;
  let steps = readSteps(before);
  for (let edits = 1 + random.below(3); edits > 0; edits -= 1)
    steps = random.pick(all)?.(tab, steps, random.below(Math.max(1, steps.length))) ?? steps;
  const text = stepsText(steps);
  if (text === before || text.length > textLimits.steps) return [];
  const isCleared = text === '';
  const edit = patch('tasks', id, isCleared ? {} : { steps: text }, {
    base: { steps: before },
    ...(isCleared && { clear: ['steps'] }),
  });
  if (id !== dayOfSeries) return [edit];
  const day = aTask(tab.user, {
    ...{ id, repeat: series, repeatDay, title: 'Water', steps: stepsAtFirst },
    createdAt: new Date(tab.now()).toISOString() as never,
  });
  return [create('tasks', id, contentOf(day)), edit];
}
