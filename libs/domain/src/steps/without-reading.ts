// A first row needs these, and nothing else of steps: they are in a file of their own, and read no list.

/** The same steps, all of them open. */
export const openSteps = (text: string) => text.replaceAll(/(^|\n)(\S+) x /g, '$1$2 - ');

/** '2 of 5'; undefined without steps. */
export const progressText = (text: string | undefined) =>
  text && `${text.match(/(^|\n)\S+ x /g)?.length ?? 0} of ${text.split('\n').length}`;
