/** The address of the list of notifications. */
export const listPath = '/notifications';
