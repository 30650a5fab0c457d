// A separate entry point: the history code is loaded when a history is opened.
export { deviceText } from '../notifications/device-text.ts';
export { whyNotBroughtBack } from './bring-back.ts';
export { changeBetween, type DatedChange, hasHistory, type RecordChange } from './history.ts';
export { fieldText, versionText } from './history-words.ts';
export { textDifference, type TextPart } from './text-difference.ts';
export { differingFields, type RecordVersion, shownFields, versionsOf } from './versions.ts';
