/** A message to a device: texts only, from which its service worker creates the notification. */
export interface PushMessage {
  readonly data: Readonly<Record<string, string>>;
  /** Whole seconds after which the push service drops it. */
  readonly timeToLive: number;
}

/**
 * accepted: the service will deliver it. gone: the device no longer exists. refused: the service rejects this message,
 * a retry is useless. unavailable: try again.
 */
export type Delivery = 'accepted' | 'gone' | 'refused' | 'unavailable';

export interface PushService {
  /** Never throws. @param device its installation id */
  send(device: string, message: PushMessage): Promise<Delivery>;
}
