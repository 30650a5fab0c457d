// A door of its own beside the domain's: what shows a history is fetched once somebody asks for one.
export { placeOf } from '../notifications/device-place.ts';
export { whyNotBroughtBack } from './bring-back.ts';
export { changeBetween, type DatedChange, hasHistory, type RecordChange } from './history.ts';
export { fieldText, versionText } from './history-words.ts';
export { textDifference, type TextPart } from './text-difference.ts';
export { differingFields, type RecordVersion, shownFields, versionsOf } from './versions.ts';
