/** '1 change', '12 changes' */
export const changesText = (count: number) => (count === 1 ? '1 change' : `${count} changes`);
