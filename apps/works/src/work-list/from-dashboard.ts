/** The navigation state of links from the dashboard to a work: the dashboard is one step back. */
export const fromDashboard = { fromDashboard: true } as const;

/** How many steps back the dashboard is; undefined if the user did not come from there. */
export function stepsFromDashboard(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('fromDashboard' in state)) return undefined;
  return Math.max(1, Number(state.fromDashboard) || 1);
}

export const isFromDashboard = (state: unknown) => stepsFromDashboard(state) !== undefined;

/** The navigation state of a link from one work to another: the dashboard is one step further back. */
export function oneFurther(state: unknown): { readonly fromDashboard: number } | undefined {
  const steps = stepsFromDashboard(state);
  return steps === undefined ? undefined : { fromDashboard: steps + 1 };
}
