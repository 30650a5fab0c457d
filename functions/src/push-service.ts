/** What a device gets: texts alone, of which its worker makes the notification. */
export interface PushMessage {
  readonly data: Readonly<Record<string, string>>;
  /** Whole seconds after which it is worthless. */
  readonly timeToLive: number;
}

/**
 * accepted: on its way. gone: this device cannot be reached any more. refused: not this message, now or ever.
 * unavailable: try again.
 */
export type Delivery = 'accepted' | 'gone' | 'refused' | 'unavailable';

export interface PushService {
  /** Never throws. @param device its installation id */
  send(device: string, message: PushMessage): Promise<Delivery>;
}
