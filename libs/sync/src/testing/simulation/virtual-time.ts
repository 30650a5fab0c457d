interface Event {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
  isOff: boolean;
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Time that advances only when nothing is left to do. The events are in a heap. */
export class VirtualTime {
  #now = Date.parse('2026-03-01T00:00:00.000Z');
  #order = 0;
  readonly #heap: Event[] = [];
  #holds = 0;
  events = 0;

  now(): number {
    return this.#now;
  }

  /** Stops time while real work runs. */
  hold() {
    this.#holds += 1;
  }
  release() {
    this.#holds -= 1;
  }
  /** Lets all pending promises continue. */
  async #rest() {
    do await nextTurn();
    while (this.#holds > 0);
  }

  /** @returns a function that cancels the event */
  after(milliseconds: number, work: () => void): () => void {
    const event = { at: this.#now + milliseconds, order: (this.#order += 1), work, isOff: false };
    this.#push(event);
    return () => {
      event.isOff = true;
    };
  }

  /** Runs all events up to a time. */
  async runUntil(end: number): Promise<void> {
    await this.#rest();
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#pop();
      if (next.isOff) continue;
      this.#now = Math.max(this.#now, next.at);
      this.events += 1;
      next.work();
      await this.#rest();
    }
    this.#now = Math.max(this.#now, end);
  }

  #push(event: Event) {
    const heap = this.#heap;
    heap.push(event);
    let index = heap.length - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (!isBefore(event, heap[above] as Event)) break;
      heap[index] = heap[above] as Event;
      index = above;
    }
    heap[index] = event;
  }
  #pop() {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let below = index * 2 + 1;
      if (below >= heap.length) break;
      const other = heap[below + 1];
      if (other && isBefore(other, heap[below] as Event)) below += 1;
      if (!isBefore(heap[below] as Event, last)) break;
      heap[index] = heap[below] as Event;
      index = below;
    }
    heap[index] = last;
  }
}
