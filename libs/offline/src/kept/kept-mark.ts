/** The worker puts this into `Server-Timing` of a page that it serves from the device, where the page can read it. */
export const keptMark = 'kept';
