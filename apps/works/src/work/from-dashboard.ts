/** Goes with the dashboard's ways to a work, an old or a new one: one step back from there is the dashboard. */
export const fromDashboard = { fromDashboard: true } as const;

/** How many steps back the dashboard is, where one came from there. */
export function stepsFromDashboard(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('fromDashboard' in state)) return undefined;
  return Math.max(1, Number(state.fromDashboard) || 1);
}

export const isFromDashboard = (state: unknown) => stepsFromDashboard(state) !== undefined;

/** Goes with the way from one work to the next: the dashboard is one step further back. */
export function oneFurther(state: unknown): { readonly fromDashboard: number } | undefined {
  const steps = stepsFromDashboard(state);
  return steps === undefined ? undefined : { fromDashboard: steps + 1 };
}
