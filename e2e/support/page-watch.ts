import { expect, type Page } from '@playwright/test';

/** What a user of the page could notice since it was loaded. */
export interface Watched {
  /** The sum of its layout shifts, and what moved. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** Number of frames with visible skeleton rows. */
  readonly greyFrames: number;
  /** The longest time in ms that rows were pending, with or without visible skeleton rows. */
  readonly longestWait: number;
  /** Number of React commits in which a Suspense boundary showed its fallback. */
  readonly fallbacks: number;
  /** What React hid because a child suspended. */
  readonly hidden: readonly string[];
}

/** Watches every page that is loaded from now on. Returns a function that reports on the open one. */
export async function watchPages(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(watchLooks);
  await page.addInitScript(watchReact);
  // Two frames later everything drawn has been recorded.
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { looks, react } = globalThis as unknown as Watches;
      return { ...looks(), ...react() };
    });
}

/** Expects skeleton rows only for rows that take longer than 150 ms, also on a busy machine. */
export function expectGreyOnlyWhenLate({
  greyFrames,
  longestWait,
}: Pick<Watched, 'greyFrames' | 'longestWait'>) {
  expect(longestWait > 150 ? 0 : greyFrames, `grey rows after ${longestWait} ms`).toBe(0);
}

interface Watches {
  looks: () => Pick<Watched, 'shift' | 'moved' | 'greyFrames' | 'longestWait'>;
  react: () => Pick<Watched, 'fallbacks' | 'hidden'>;
}

/** Runs in the page. */
function watchLooks() {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  let shift = 0;
  const moved: string[] = [];
  const take = (entries: PerformanceEntry[]) => {
    for (const { value, sources } of entries as Shift[]) {
      shift += value;
      for (const { node, previousRect, currentRect } of sources)
        moved.push(
          `${node?.nodeName} '${node?.textContent?.slice(0, 20)}' ${previousRect.y} -> ${currentRect.y}`,
        );
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  let greyFrames = 0;
  let longestWait = 0;
  let awaitedSince: number | undefined;
  const look = () => {
    const rows = [...document.querySelectorAll('[data-skeleton] > div')];
    if (rows.length === 0) awaitedSince = undefined;
    else awaitedSince ??= performance.now();
    longestWait = Math.max(longestWait, awaitedSince === undefined ? 0 : performance.now() - awaitedSince);
    if (rows.some((row) => row.checkVisibility({ opacityProperty: true }))) greyFrames += 1;
    requestAnimationFrame(look);
  };
  look();

  Object.assign(globalThis, {
    looks: () => {
      take(observer.takeRecords());
      return { shift, moved, greyFrames, longestWait };
    },
  });
}

/** Runs in the page. React calls the hook of its developer tools on each commit, also in a production build. */
function watchReact() {
  interface Fiber {
    tag: number;
    memoizedState: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const suspenseTag = 13;
  let fallbacks = 0;
  const count = (fiber: Fiber | null): number =>
    fiber === null
      ? 0
      : Number(fiber.tag === suspenseTag && fiber.memoizedState !== null) +
        count(fiber.child) +
        count(fiber.sibling);

  const hidden: string[] = [];
  new MutationObserver((mutations) => {
    for (const { target } of mutations)
      if (target instanceof HTMLElement && target.style.getPropertyPriority('display') === 'important')
        hidden.push(target.outerHTML.slice(0, 80));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });

  const nothing = () => undefined;
  Object.assign(globalThis, {
    react: () => ({ fallbacks, hidden }),
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      checkDCE: nothing,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => (fallbacks += count(root.current)),
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    },
  });
}
