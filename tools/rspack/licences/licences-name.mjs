/** File in each version's folder with the packages of its files and their licences. */
export const licencesName = 'licences.json';
