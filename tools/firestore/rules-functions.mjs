import { listOf, metadata } from './kinds.mjs';
import { patterns, quoted } from './patterns.mjs';

/**
 * How many days a deleted record is kept. The range allows two weeks of difference between the clocks of server and
 * device.
 */
const keptDays = { min: 45, max: 75 };

/** Functions shared by the rules of all kinds. */
export const sharedFunctions = `
    // Who asks. A caller who is signed out has no uid, which makes the comparisons fail.

    function isMe(uid) {
      return request.auth.uid == uid;
    }
    function isMine(data) {
      return data.userId == request.auth.uid;
    }
    // A missing document has no owner: a client that creates its own ids reads before it writes.
    function isMineOrNothing() {
      return request.auth != null && (resource == null || isMine(resource.data));
    }
    function isMyEmail(email) {
      return email.lower() == request.auth.token.get('email', '').lower();
    }

    // Stamp and tombstone. What the console wrote may have neither, and can go with its account all the same.

    function isStamped() {
      return request.resource.data.changedAt == request.time;
    }
    function wasDeleted() {
      return resource.data.get('deletedAt', null) != null;
    }
    function isDeletedOrNothing() {
      return resource == null || wasDeleted();
    }
    function isAlive() {
      return request.resource.data.deletedAt == null
          && !request.resource.data.keys().hasAny(['expiresAt', 'deletedWith']);
    }
    // The service takes a document away by itself once it has expired.
    function isDeletedNow() {
      return request.resource.data.deletedAt == request.time
          && request.resource.data.expiresAt >= request.time + duration.value(${keptDays.min}, 'd')
          && request.resource.data.expiresAt <= request.time + duration.value(${keptDays.max}, 'd');
    }
    function isDeletedAlone() {
      return isDeletedNow() && !('deletedWith' in request.resource.data);
    }
    // A record goes together with what it belongs to.
    function isDeletedWith(field) {
      return isDeletedNow() && request.resource.data.deletedWith == request.resource.data[field];
    }
    function keepsTombstone() {
      return request.resource.data.deletedAt == resource.data.get('deletedAt', null)
          && !changesAny(['expiresAt', 'deletedWith']);
    }
    // A document as the whole commit leaves it.
    function after(collection, id) {
      return getAfter(/databases/$(database)/documents/$(collection)/$(id)).data;
    }
    function isLiving(data) {
      return data.get('deletedAt', null) == null;
    }
    function isWritten() {
      return isStamped() && (isAlive() || isDeletedAlone());
    }
    function isRewritten() {
      return isStamped() && (keepsTombstone() || isAlive() || isDeletedAlone());
    }
    // The same of a record that belongs to another: it lives below a living one only, or below none.
    function isBelowLiving(collection, field) {
      return !(field in request.resource.data) || isLiving(after(collection, request.resource.data[field]));
    }
    function isWrittenBelow(collection, field) {
      return isStamped()
          && ((isAlive() && isBelowLiving(collection, field)) || isDeletedAlone() || isDeletedWith(field));
    }
    function isRewrittenBelow(collection, field) {
      return (isStamped() && keepsTombstone()) || isWrittenBelow(collection, field);
    }

    // What is written.

    function changes() {
      return request.resource.data.diff(resource.data).affectedKeys();
    }
    function changesAny(fields) {
      return changes().hasAny(fields);
    }
    function changesOnly(fields) {
      return changes().hasOnly(fields);
    }
    // Anything can be deleted, brought back and stamped, whatever it holds.
    function keepsContent() {
      return changesOnly(${listOf(metadata)}) && !isEmptied(resource.data);
    }
    // Deleted for good: only the owner is left. The document stays until it expires, so that every device receives
    // the deletion; only a new record can replace it.
    function isEmptied(data) {
      return data.keys().hasOnly(${listOf(['userId', ...metadata])});
    }
    function isEmptying() {
      return wasDeleted() && keepsTombstone() && isEmptied(request.resource.data) && !changesAny(['userId']);
    }
    function keepsOnceGiven(field) {
      return !(field in resource.data) || !changesAny([field]);
    }
    function isBelowAsBeforeOrMine(collection, field) {
      return !changesAny([field])
          || (isBelowLiving(collection, field) && isMine(after(collection, request.resource.data[field])));
    }
    // The first value stays, however often it goes down, and what the user has set is not lowered.
    function isLowered(field, from, unless) {
      return request.resource.data[field] < resource.data[field]
          && request.resource.data[from] == resource.data.get(from, resource.data[field])
          && !(unless in resource.data);
    }
    function isLoweredOrSet(field, from, unless) {
      return (unless in request.resource.data || !(unless in resource.data))
          && (!changesAny([field, from]) || changesAny([unless]) || isLowered(field, from, unless));
    }
    function isStep(number, most) {
      return number is int && number >= 1 && number <= most;
    }

    // What a field may hold. One that is missing makes its check fail.

    function isText(value, most) {
      return value is string && value.size() <= most;
    }
    // Blank is what String.prototype.trim leaves nothing of.
    function isFilledText(value, most) {
      return isText(value, most) && !value.matches(${quoted(patterns.blank)});
    }
    function isId(value) {
      return value.matches(${quoted(patterns.recordId)});
    }
    // A user has one record for each day.
    function isIdOfMyDay(id, day) {
      return id == request.auth.uid + '-' + day;
    }
    // Ids with spaces between them.
    function isIds(value, most) {
      return isText(value, most) && value.matches(${quoted(patterns.recordIds)});
    }
    // Steps, one in a line: its id, whether it is done, its text.
    function isSteps(value, most) {
      return isText(value, most) && value.matches(${quoted(patterns.stepLines)});
    }
    // The path of a screen, with its query and hash.
    function isOwnAddress(value) {
      return value.matches(${quoted(patterns.ownAddress)});
    }
    function isTimeZone(value) {
      return isText(value, 64) && value.matches(${quoted(patterns.timeZone)});
    }
    function isWholeNumber(value, least) {
      return value is int && value >= least && value <= ${Number.MAX_SAFE_INTEGER};
    }
    function isNumberWithin(value, least, most) {
      return value is int && value >= least && value <= most;
    }
    // A day of the calendar, yyyy-MM-dd.
    function isDay(value) {
      return value.matches(${quoted(patterns.planDay)});
    }
    // HH:mm
    function isClockTime(value) {
      return value.matches(${quoted(patterns.clockTime)});
    }
    // A moment as Date.prototype.toISOString writes it.
    function isMoment(value) {
      return value.matches(${quoted(patterns.instant)});
    }
    // A moment, or the yyyy-MM-ddTHH:mm of an import (RM8).
    function isDateTime(value) {
      return isMoment(value) || value.matches(${quoted(patterns.localDateTime)});
    }
    function dayOf(text) {
      return timestamp.date(int(text[0:4]), int(text[5:7]), int(text[8:10]));
    }
    // Clocks differ: a moment may lie up to a day ahead.
    function isNotAhead(moment) {
      return dayOf(moment)
          + duration.time(int(moment[11:13]), int(moment[14:16]), int(moment[17:19]), int(moment[20:23]) * 1000000)
          <= request.time + duration.value(1, 'd');
    }
    function isTimely(field) {
      return !changesAny([field]) || !(field in request.resource.data) || isNotAhead(request.resource.data[field]);
    }
    // All of them or none.
    function isTogether(data, fields) {
      return data.keys().hasAll(fields) || !data.keys().hasAny(fields);
    }
    // Two days, and a number of days, that lie no further apart.
    function isSpan(from, to, length, most) {
      return from <= to && dayOf(to) - duration.value(most, 'd') <= dayOf(from) && length <= most;
    }
`;
