import * as v from 'valibot';
import { recordId, text, title } from './fields.ts';
import { textLimits } from './limits.ts';

/** What a run or a session is for; the titles are those of its time, for when the task or the work is gone. */
export const purposeFields = {
  taskId: v.exactOptional(recordId),
  workId: v.exactOptional(recordId),
  /** The title of the task, or what the user plans to do. */
  about: v.exactOptional(title),
  workTitle: v.exactOptional(title),
  note: v.exactOptional(text(textLimits.sessionNote)),
};
