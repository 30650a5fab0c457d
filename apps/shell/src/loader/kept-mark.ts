/** What the worker puts into `Server-Timing` of a page that it takes from the device: the page can read it there. */
export const keptMark = 'kept';
