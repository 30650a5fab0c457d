import { describe, expect, it } from 'vitest';
import { hostilePushes } from '../../../../testing/push/hostile-pushes.ts';
import { readContent } from '../device/read-content.ts';
import { readPush } from './read-push.ts';
import { content, dueNow, groupPush, pushOf, user } from './testing/worker-device.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

describe('a push', () => {
  it('is read as the sender wrote it', () => {
    const one = content();
    expect(readPush({ data: { ...one, user } })).toEqual({ user, content: one });
  });

  it('takes kind and item from its tag if they are missing', () => {
    const { kind: _kind, item: _item, ...bare } = content();
    expect(readContent(bare)).toMatchObject({ kind: 'reminder', item: bare.tag, tag: bare.tag });
  });

  it('is invalid if any field is invalid', () => {
    const hostile = hostilePushes({ ...pushOf().data }, 400).map(parsed);
    const read = hostile.map(readPush).filter((push) => push && push.user === user);
    expect(read).toEqual([]);
  });

  it.each(['to', 'tag', 'at', 'title', 'body', 'lateBody', 'user'])('is invalid without %s', (field) => {
    expect(readPush({ data: { ...pushOf().data, [field]: undefined } })).toBeUndefined();
  });
});

describe('a push of many moments', () => {
  const namesOf = (all: ReturnType<typeof dueNow>) => all.map(({ tag }) => tag).join(' ');
  const due = dueNow(6);
  const good = groupPush(due);

  it('[NF30] is read with all their tags, or without them if they do not fit', () => {
    const { members, user: _user, ...written } = good.data;
    expect(readPush(good)).toEqual({ user, content: written, members: members?.split(' ') });
    const { user: _one, ...all } = groupPush(dueNow(2_000)).data;
    expect(readPush({ data: { ...all, user } })).toEqual({ user, content: all });
  });

  it('is invalid if any field is invalid', () => {
    const hostile = hostilePushes({ ...good.data }, 400).map(parsed);
    const read = hostile.map(readPush).filter((push) => push && push.user === user);
    expect(read).toEqual([]);
  });

  it.each([
    ['no name', ''],
    ['one that is none', due.map(({ tag }) => tag).join(',')],
    ['an empty one', `${good.data.members}  x`],
    ['one of them six times', due.map(() => due[0]?.tag).join(' ')],
    ['five, which are no group', namesOf(dueNow(5))],
    ['more than fit', namesOf(dueNow(200))],
    ['a list', ['a']],
    ['null', null],
  ])('is invalid with the tags of %s', (_, members) =>
    expect(readPush(groupPush(due, { members }))).toBeUndefined(),
  );

  it('is invalid with the tag of another minute, as is a single push with members or the tag of a group', () => {
    expect(readPush(groupPush(due, { tag: 'group-1' }))).toBeUndefined();
    expect(readPush(groupPush(due, { kind: 'reminder' }))).toBeUndefined();
    expect(readPush(groupPush(due, { kind: undefined }))).toMatchObject({ content: { kind: 'group' } });
    expect(readPush({ data: { ...pushOf().data, members: good.data.members } })).toBeUndefined();
    const { tag, at } = good.data;
    expect(readPush(pushOf({ tag, at }))).toBeUndefined();
  });
});
