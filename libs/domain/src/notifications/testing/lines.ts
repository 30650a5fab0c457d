import type { NotificationContent } from '../on-device.ts';
import type { Decision, Moment, NotificationState, ToShow } from '../state.ts';
import { contentFor, plainMoments } from './notified.ts';

const seconds = (moment: string) => moment.replace(/\.000Z$/, '').replace(/Z$/, '');

/** '09:00:00' on 5 March 2026, '06 07:00:00' on another day of this March. */
const timeText = (moment: string) =>
  seconds(moment)
    .replace('2026-03-05T', '')
    .replace(/^2026-03-(\d\d)T/, '$1 ');

const timeOfMinute = (minute: string) =>
  timeText(new Date(Number.parseInt(minute, 36) * 60_000).toISOString()).replace(/:00$/, '');

/** 'call', or 'group 09:00' where the tag has a minute. */
const tagText = (tag: string) =>
  tag.replace(
    /^(group|quiet)-([a-z\d]+)/,
    (_, kind: string, minute: string) => `${kind} ${timeOfMinute(minute)}`,
  );

const tagsText = (tags: readonly string[]) => tags.map(tagText).join(' ');

/** What differs from what is expected, such as ' title="Call"'. */
function differences(actual: object, expected: object): string {
  const known = new Map<string, unknown>(Object.entries(expected));
  const found = new Map<string, unknown>(Object.entries(actual));
  return [...new Set([...known.keys(), ...found.keys()])]
    .filter((key) => known.get(key) !== found.get(key))
    .map((key) => ` ${key}=${JSON.stringify(found.get(key))}`)
    .join('');
}

const minuteStart = (tag: string) =>
  new Date(Number.parseInt(/^\w+-([a-z\d]+)/.exec(tag)?.[1] ?? '', 36) * 60_000).toISOString();

/** 'call', or 'group 09:00 (6 reminders: a, b, c, +3 more)', and whatever else it does not have in common with these. */
function contentText(content: NotificationContent): string {
  const { tag, title, body } = content;
  if (/^(?:group|quiet)-/.test(tag)) {
    const [kind] = tag.split('-');
    const [item] = body.split(', ');
    const expected = {
      tag,
      kind,
      item,
      at: minuteStart(tag),
      title,
      body,
      lateBody: body,
      to: '/notifications',
    };
    return `${tagText(tag)} (${title}: ${body})${differences(content, expected)}`;
  }
  const plain = plainMoments.find((one) => one.tag === tag);
  return `${tag}${differences(content, plain ? contentFor(plain) : { tag })}`;
}

const sameTags = (some: readonly string[], others: readonly string[]) => some.join(' ') === others.join(' ');

/** The moments and claims of a notification, as far as they are not those of a single moment. */
function partsText({ content, moments, claims, snooze }: ToShow): string {
  const { tag, kind } = content;
  const tags = moments.map((one) => one.tag);
  const usual = kind === 'group' ? [...tags, tag] : [tag];
  const claimText = sameTags(claims, usual) ? '' : `, claims ${tagsText(claims)}`;
  const isBare = tags.length + claims.length === 0;
  const again = snooze ? ` again after ${timeText(snooze.until)}` : '';
  if (isBare) return snooze ? again : ' unclaimed';
  return `${again}${sameTags(tags, [tag]) && !snooze ? '' : ` of ${tagsText(tags)}`}${claimText}`;
}

/**
 * The decision in lines, in the order of its parts. They say everything that is in it. A part that is not from the state,
 * but looks like it, is marked as strange.
 */
export function linesOf(decision: Decision, state: NotificationState): readonly string[] {
  const { show, close, write, left, snoozes, erase, open, next, ...rest } = decision;
  const moments = (state.sources ?? []).flatMap((source) => [...source.moments, ...(source.before ?? [])]);
  const known = new Set<unknown>([...moments, ...(state.snoozes ?? []), ...(state.receipts ?? [])]);
  const strange = (...parts: readonly unknown[]) =>
    parts.every((part) => known.has(part)) ? '' : ' (strange)';

  function showLine(one: ToShow): string {
    const { content, isLate, isSilent, moments: due, claims: _, snooze, why, ...others } = one;
    const from = strange(...due, ...(snooze ? [snooze] : []));
    const flags = `${isLate ? ', late' : ''}${isSilent ? ', silent' : ''}${differences(others, {})}`;
    return `show ${contentText(content)}${partsText(one)}${from}${flags}: ${why}`;
  }

  function writeLine({ moment, outcome, why, ...others }: Decision['write'][number]): string {
    const { reason, shownAt, ...further } = outcome;
    const said = [...(reason ? [reason] : []), ...(shownAt ? [`shown ${timeText(shownAt)}`] : [])].join(', ');
    const from = strange(moment satisfies Moment);
    return `write ${moment.tag} ${said}${differences({ ...further, ...others }, {})}${from}: ${why}`;
  }

  function snoozeLine({ snooze, change, why, ...others }: Decision['snoozes'][number]): string {
    const from = `${strange(snooze)}${differences(others, {})}: ${why}`;
    const { tag } = snooze.content;
    if (typeof change === 'string') return `end snooze ${tagText(tag)} ${change}${from}`;
    const { content, until, ...further } = change;
    const isSame = content.tag === tag ? '' : ` of ${tagText(tag)}`;
    const more = differences(further, {});
    return `change snooze${isSame} ${contentText(content)} until ${timeText(until)}${more}${from}`;
  }

  return [
    ...show.map(showLine),
    ...close.map(({ tag, why, ...others }) => `close ${tagText(tag)}${differences(others, {})}: ${why}`),
    ...write.map(writeLine),
    ...left.map(({ tag, why, ...others }) => `leave ${tag}${differences(others, {})}: ${why}`),
    ...snoozes.map(snoozeLine),
    ...erase.map(({ receipt, why, ...others }) => {
      const whose = receipt.device === state.device ? '' : ` of ${receipt.device}`;
      return `erase ${receipt.moment}${whose}${strange(receipt)}${differences(others, {})}: ${why}`;
    }),
    ...open.map((tag) => `open ${tag}`),
    ...(next === undefined ? [] : [`next ${timeText(next)}`]),
    ...Object.entries(rest).map(([part, value]) => `${part} ${JSON.stringify(value)}`),
  ];
}
