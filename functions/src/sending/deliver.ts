import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Device } from '../devices.ts';
import { eachOf } from '../each-of.ts';
import type { Delivery } from '../push-service.ts';
import type { Sender } from '../sender.ts';
import type { Claimed } from './claim.ts';
import { dropDevice } from './drop-device.ts';
import { messagesFor } from './push-messages.ts';

interface Result {
  readonly device: Device;
  readonly claimed: readonly Claimed[];
  readonly delivery: Delivery;
}

/** What became of one notification. */
interface Outcome {
  reached: number;
  /** The devices for which it is to be tried again. */
  readonly left: string[];
}

/** Writes at a time: a storm is a thousand of them. */
const atOnce = 50;

/** Sends what is claimed for one person to those of the devices that have not got it, and notes what became of each. */
export async function deliver(
  sender: Sender,
  claimed: readonly Claimed[],
  devices: readonly Device[],
): Promise<void> {
  const results = (await Promise.all(devices.map((device) => sendTo(sender, device, claimed)))).flat();
  const outcomes = new Map<Claimed, Outcome>(claimed.map((one) => [one, { reached: 0, left: [] }]));
  for (const { device, claimed: told, delivery } of results)
    for (const outcome of told.flatMap((one) => outcomes.get(one) ?? [])) {
      if (delivery === 'accepted') outcome.reached += 1;
      if (delivery === 'unavailable') outcome.left.push(device.token);
    }
  const at = sender.now();
  await eachOf([...outcomes], atOnce, ([one, outcome]) => note(one, outcome, at));
  const gone = new Set(results.flatMap(({ device, delivery }) => (delivery === 'gone' ? [device] : [])));
  const [user = ''] = claimed.map(({ due }) => due.user);
  for (const device of gone) await dropDevice(sender, user, device);
}

function sendTo(
  { push, now }: Sender,
  device: Device,
  claimed: readonly Claimed[],
): Promise<readonly Result[]> {
  const waiting = claimed.filter(({ due }) => due.left?.includes(device.token) ?? true);
  return Promise.all(
    messagesFor(waiting, now().getTime()).map(async ({ message, claimed: told }) => ({
      ...{ device, claimed: told },
      delivery: await push.send(device.token, message),
    })),
  );
}

/** Marks it as sent, or for which devices it is to be tried again. */
async function note({ ref }: Claimed, { reached, left }: Outcome, at: Date) {
  const isDone = left.length === 0;
  try {
    await ref.update({
      reached: FieldValue.increment(reached),
      left: isDone ? null : left,
      claimedUntil: null,
      doneAt: isDone ? Timestamp.fromDate(at) : null,
    });
  } catch (error) {
    // Its item was deleted while it was sent.
    if ((error as { readonly code?: unknown }).code !== notFound) throw error;
  }
}

/** gRPC's code of a document that is not there. */
const notFound = 5;
