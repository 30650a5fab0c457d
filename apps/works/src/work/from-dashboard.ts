/** Goes with the dashboard's links to a work: one step back from there is the dashboard. */
export const fromDashboard = { fromDashboard: true } as const;

export const isFromDashboard = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromDashboard' in state;
