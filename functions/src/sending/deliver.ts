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

/** The result for one notification. */
interface Outcome {
  reached: number;
  /** The devices that need a retry. */
  readonly left: string[];
}

/** Parallel writes: a storm can have a thousand. */
const atOnce = 50;

/** Sends the claimed notifications of one user to those devices that have not received them, and stores the results. */
export async function deliver(
  sender: Sender,
  claimed: readonly Claimed[],
  devices: readonly Device[],
): Promise<void> {
  const results = (await Promise.all(devices.map((device) => sendTo(sender, device, claimed)))).flat();
  const outcomes = new Map<Claimed, Outcome>(claimed.map((one) => [one, { reached: 0, left: [] }]));
  for (const { device, claimed: sent, delivery } of results)
    for (const outcome of sent.flatMap((one) => outcomes.get(one) ?? [])) {
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
    messagesFor(waiting, now().getTime()).map(async ({ message, claimed: sent }) => ({
      ...{ device, claimed: sent },
      delivery: await push.send(device.token, message),
    })),
  );
}

/** Marks a notification as sent, or stores the devices that need a retry. */
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
    // The item was deleted while the notification was sent.
    if ((error as { readonly code?: unknown }).code !== notFound) throw error;
  }
}

/** gRPC's code for a missing document. */
const notFound = 5;
