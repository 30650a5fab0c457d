/** In each version's folder: the packages that are in its files, with their licences. */
export const licencesName = 'licences.json';
