import { type Change, create, isLiving, patch, remove, restore } from '@dayloom/data';
import { addDays, type PlanDay, planDay, type Repeat, seriesDayId, type UserId } from '@dayloom/domain';
import { segmentOn } from '@dayloom/domain/repeats';
import { aRepeat } from '@dayloom/testing';
import type { MemoryServer } from '../memory-server.ts';
import type { Disk } from './disk.ts';
import type { BrowserProfile, Tab } from './world.ts';

export const series = 'series';
export const firstDay = planDay('2026-03-10');
/** The devices change the series from one of its first days on. */
const days = 4;
const rules = ['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=2', 'FREQ=WEEKLY;BYDAY=TU,WE', 'FREQ=DAILY;COUNT=5'];

const contentOf = ({ id: _, ...fields }: Repeat) => fields;

/** Puts a task that repeats on the server. */
export const putSeries = (server: MemoryServer, user: UserId) =>
  server.put('repeats', series, contentOf(aRepeat(user, { id: series, first: firstDay })));

/** The living segments of all series. */
export const segmentsIn = (disk: Disk): readonly Repeat[] =>
  [...disk.rows('repeats')].flatMap(([id, row]) => (isLiving(row) ? [{ ...row.fields, id } as Repeat] : []));

/** What a change gives a segment; it ends with the rule `undefined`. */
interface Decided {
  readonly title?: string;
  readonly rule?: string | undefined;
}

const giving = (id: string, decided: Decided): Change => {
  const { title, rule } = decided;
  const fields = { ...(title !== undefined && { title }), ...(rule !== undefined && { rule }) };
  return patch('repeats', id, fields, { clear: 'rule' in decided && rule === undefined ? ['rule'] : [] });
};

/** What takes back the last change of the series on a device. */
const undos = new WeakMap<BrowserProfile, Change[]>();

const aDay = ({ profile }: Tab): PlanDay => addDays(firstDay, profile.weather.random.below(days));

/** 'This and the following': changes the segment that begins on a day, or adds one. Later ones go. */
function cutSeries(tab: Tab, title: string): Change[] {
  const { random, bug, newId } = tab.profile.weather;
  const [day, segments] = [aDay(tab), segmentsIn(tab.profile.disk)];
  const current = segmentOn(segments, series, day);
  if (!current) return [];
  const rule = random.pick(rules);
  const choices = [{ title }, { rule }, { title, rule }, { rule: undefined }];
  const decided = random.pick<Decided>(choices) ?? { title };
  const later = segments.filter(({ first }) => first > day);
  const removed = later.map(({ id }) => remove('repeats', id));
  const restored = later.map(({ id }) => restore('repeats', id));
  if (current.first === day) {
    const before = { title: current.title ?? '', rule: current.rule };
    undos.set(tab.profile, [giving(current.id, before), ...restored]);
    return [giving(current.id, decided), ...removed];
  }
  const id = bug?.cutId?.(newId()) ?? seriesDayId(series, day);
  undos.set(tab.profile, [remove('repeats', id), ...restored]);
  return [create('repeats', id, { ...contentOf(current), first: day }), giving(id, decided), ...removed];
}

/** 'All': gives every segment from a day on the title; each keeps its rule. */
function retitleSeries(tab: Tab, title: string): Change[] {
  const day = aDay(tab);
  const segments = segmentsIn(tab.profile.disk).filter(({ first }) => first >= day);
  undos.set(
    tab.profile,
    segments.map((segment) => patch('repeats', segment.id, { title: segment.title ?? '' })),
  );
  return segments.map(({ id }) => patch('repeats', id, { title }));
}

/** Takes back the last change of the series on this device. */
function undoCut({ profile }: Tab): Change[] {
  const undo = undos.get(profile) ?? [];
  undos.delete(profile);
  return undo;
}

export function changeSeries(tab: Tab, title: string): Change[] {
  const { random } = tab.profile.weather;
  if (random.chance(0.6)) return cutSeries(tab, title);
  return random.chance(0.5) ? retitleSeries(tab, title) : undoCut(tab);
}
