import type { ClockTime } from '../../brands.ts';
import { instantOf } from '../../time/instant.ts';
import { checkedOf, decide } from '../decide.ts';
import { waitUntil } from '../scheduler.ts';
import type { NotificationState, SourceReport } from '../state.ts';
import type { Command } from './commands.ts';
import {
  claimAll,
  type Device,
  newDevice,
  note,
  perform,
  type Receipts,
  snooze,
  type Tab,
} from './device.ts';
import { faultFinder, type Truth } from './faults.ts';
import { userItems } from './items.ts';

/** The day before the clocks of New York change. */
const begin = Date.parse('2026-03-07T09:00:00.000Z');
/** Milliseconds: a page checks at least so often. */
const interval = 600_000;
const day = 24 * 3_600_000;
const hours = (from: string, to: string) => ({ from: from as ClockTime, to: to as ClockTime });
const quietChoices = [undefined, hours('09:30', '10:15'), hours('10:00', '11:30')];
/** Two devices of a user, whose tabs do what they decide. */
export function twoDevices() {
  let time = begin;
  const at = (milliseconds: number) => instantOf(new Date(milliseconds));
  const receipts: Receipts = new Map();
  const items = userItems();
  const known = Object.fromEntries(items.types.map((type) => [type, at(begin)]));
  const devices = [newDevice('laptop', known), newDevice('phone', known)] as const;
  let quiet = quietChoices[0];
  let isOff = false;
  let hasJumped = false;
  const found = faultFinder();

  const nowOf = (device: Device) => new Date(time + device.ahead);

  const truth = (): Truth => ({ items, moments: items.moments(), quiet, receipts });

  function sourcesFor(device: Device, tab: Tab): readonly SourceReport[] {
    const now = nowOf(device).getTime();
    const oldest = at(now - day);
    const moments = truth().moments.filter((one) => one.at >= oldest);
    const answering = items.types.filter((type) => device.isComplete || type === 'reminder');
    return answering.map((name) => ({
      ...{ name, isOff: isOff && name === 'reminder', until: at(now + 2 * day) },
      before: [...tab.values()].filter(({ kind }) => kind === name),
      moments: moments.filter(({ kind }) => kind === name),
      ...(device.checked[name] !== undefined && { checked: device.checked[name] }),
    }));
  }

  function stateFor(device: Device, tab: Tab): NotificationState {
    const snoozes = [...device.snoozes.values()];
    return {
      ...{ device: device.id, sources: sourcesFor(device, tab), receipts: [...receipts.values()], snoozes },
      ...{ claims: new Map(device.claims), onScreen: [...device.screen.values()], mayShow: device.mayShow },
      ...(device.isComplete && { reportedFrom: at(nowOf(device).getTime() - day) }),
      deleted: new Set(snoozes.flatMap(({ content }) => (items.isOver(content) ? [content.tag] : []))),
      ...(quiet && { quiet: { hours: quiet, timeZone: 'UTC' } }),
    };
  }

  /** All tabs decide and claim before any of them shows anything. @returns the milliseconds until they do it again */
  function lookOf(device: Device): number {
    const now = nowOf(device);
    const present = instantOf(now);
    const decided = device.tabs.map((tab) => {
      const state = stateFor(device, tab);
      const decision = decide(state, now);
      found.decision(decision, device);
      return { tab, state, decision };
    });
    const claimed = decided.map((one) => ({ ...one, lost: claimAll(one.decision, present, device) }));
    let delay = interval;
    let hasDied = false;
    for (const { tab, state, decision, lost } of claimed) {
      const mine = decision.show.filter((one) => !lost.has(one));
      if (device.isDying && mine.some(({ claims }) => claims.length > 0)) {
        device.isDying = false;
        device.tabs = device.tabs.length > 1 ? device.tabs.filter((one) => one !== tab) : [new Map()];
        delay = Math.min(delay, 1_000);
        hasDied = true;
        continue;
      }
      for (const one of mine) found.show(one, device, now, truth());
      perform(decision, present, { device, receipts, lost });
      const open = [...lost].flatMap(({ moments }) => moments.map((one) => one.tag));
      device.checked = { ...device.checked, ...checkedOf(state, now, [...decision.open, ...open]) };
      for (const one of (state.sources ?? []).flatMap(({ moments }) => moments)) tab.set(one.tag, one);
      delay = Math.min(delay, open.length > 0 ? 1_000 : waitUntil(decision.next, now));
    }
    // What a dead tab has left is done by the next one.
    if (!hasDied) found.screen(device, truth());
    return Math.max(1, delay);
  }

  function look(device: Device) {
    if (device.isAwake) device.next = time + lookOf(device);
  }

  function wait(seconds: number) {
    const end = time + seconds * 1_000;
    for (;;) {
      const awake = devices.filter(({ isAwake }) => isAwake);
      const soonest = Math.min(...awake.map(({ next }) => next));
      if (soonest > end) break;
      time = Math.max(time, soonest);
      for (const device of awake) if (device.next <= time) look(device);
    }
    time = end;
  }

  const snoozed = () =>
    new Set(devices.flatMap(({ snoozes }) => [...snoozes.values()].map(({ content }) => content.item)));

  function press(what: 'see' | 'snooze' | 'read', device: Device, nth: number) {
    const all = [...device.screen.values()];
    const content = all[nth % Math.max(1, all.length)];
    if (!content) return;
    const now = nowOf(device);
    if (what === 'read') return note(content, { readAt: instantOf(now) }, device, receipts);
    if (what === 'snooze') {
      found.snoozed(device, content.tag);
      return snooze(content, now, device, receipts);
    }
    device.screen.delete(content.tag);
    note(content, { seenAt: instantOf(now) }, device, receipts);
  }

  function allow(device: Device, mayShow: boolean) {
    device.mayShow = mayShow;
    if (!mayShow) device.screen.clear();
  }

  function apply(command: Command): void {
    const device = devices['device' in command ? command.device : 0];
    switch (command.do) {
      case 'wait':
        return wait(command.seconds);
      case 'sleep':
        device.isAwake = false;
        wait(command.seconds);
        device.isAwake = true;
        return;
      case 'jump':
        device.ahead += command.seconds * 1_000;
        hasJumped = true;
        return;
      case 'add':
        return items.add(command.count, command.seconds, { time, leads: command.leads });
      case 'move':
      case 'putOff':
      case 'choose':
      case 'rename':
      case 'delete':
      case 'restore':
      case 'finish':
      case 'reopen':
        return items.change(command, time, snoozed());
      case 'usual':
        return items.chooseUsual(command.leads, time);
      case 'quiet':
        quiet = quietChoices[command.hours];
        return;
      case 'area':
        isOff = command.isOff;
        return;
      case 'allow':
        return allow(device, command.mayShow);
      case 'see':
      case 'snooze':
      case 'read':
        return press(command.do, device, command.nth);
      case 'open':
        device.tabs = [...device.tabs, new Map()].slice(-3);
        return;
      case 'die':
        device.isDying = true;
        return;
      case 'reload':
        device.tabs = [new Map()];
        return;
      case 'answer':
        device.isComplete = command.isComplete;
        return;
    }
  }

  return {
    shows: found.shows,
    /** @returns what went wrong: nothing */
    run(commands: readonly Command[]): readonly string[] {
      for (const command of commands) {
        apply(command);
        for (const device of devices) look(device);
      }
      quiet = undefined;
      for (const device of devices) device.isComplete = true;
      wait(4 * 3_600);
      for (const device of devices) found.end(device, truth());
      if (!hasJumped) found.forgotten(truth(), time);
      return found.faults;
    },
  };
}
