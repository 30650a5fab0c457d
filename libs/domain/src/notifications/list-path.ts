export const listPath = '/notifications';
