export { type Lead, leadChoices, leadsText, mostLeads, readLeads, usualLeads } from './lead.ts';
export { leadLength, leadsWords, leadWords } from './lead-words.ts';
