import { isClockTime, isInstant, isOwnAddress, isPlanDay, readRecord, reminders } from '@dayloom/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.mjs';

// RE2 writes the code of a character as \x{a0}, JavaScript with the flag u as \u{a0}. Everything else is the same.
const whole = (pattern: string) => new RegExp(`^(?:${pattern.replaceAll('\\x{', '\\u{')})$`, 'u');

const two = (number: number) => String(number).padStart(2, '0');
const years = [
  '0000',
  '0004',
  '0100',
  '0400',
  '0999',
  '1000',
  '1004',
  '1100',
  '1200',
  '1582',
  '1600',
  '1899',
];
const newer = [
  '1900',
  '1904',
  '1996',
  '2000',
  '2023',
  '2024',
  '2025',
  '2026',
  '2028',
  '2100',
  '2400',
  '9996',
  '9999',
];
const days = [...years, ...newer].flatMap((year) =>
  Array.from({ length: 14 * 33 }, (_, index) => `${year}-${two(Math.floor(index / 33))}-${two(index % 33)}`),
);
const shapes = fc.stringMatching(/^[0-9]{1,5}[-/][0-9]{1,2}-[0-9]{1,2}[T ]?[0-9:.Z+-]{0,14}$/);

describe('patterns of the access rules', () => {
  it('[AC6] accept the same calendar days as the forms', () => {
    const day = whole(patterns.planDay);
    for (const text of days) expect(day.test(text), text).toBe(isPlanDay(text));
    for (const text of ['', '2026-3-4', '12026-01-01', '2026-03-04 ', '٢٠٢٦-03-04'])
      expect(day.test(text)).toBe(false);
  });

  it('[AC6] accept the same timestamps as the records', () => {
    const moment = whole(patterns.instant);
    for (const day of days)
      expect(moment.test(`${day}T09:05:00.000Z`), day).toBe(isInstant(`${day}T09:05:00.000Z`));
    for (const time of [
      '00:00:00.000',
      '23:59:59.999',
      '24:00:00.000',
      '12:60:00.000',
      '12:00:60.000',
      '9:05:00.000',
      '09:05:00',
      '09:05',
    ])
      expect(moment.test(`2026-03-04T${time}Z`), time).toBe(isInstant(`2026-03-04T${time}Z`));
    fc.assert(fc.property(shapes, (text) => moment.test(text) === isInstant(text)));
    fc.assert(
      fc.property(
        fc.date({
          min: new Date(-62_167_219_200_000),
          max: new Date(253_402_300_799_999),
          noInvalidDate: true,
        }),
        (date) => moment.test(date.toISOString()),
      ),
    );
  });

  it('[AC6] accept the same times as the forms', () => {
    const time = whole(patterns.clockTime);
    for (let minute = 0; minute < 100 * 100; minute += 1) {
      const text = `${two(Math.floor(minute / 100))}:${two(minute % 100)}`;
      expect(time.test(text), text).toBe(isClockTime(text));
    }
  });

  it('[AC6] accept a reminder in either form', () => {
    const stored = { userId: 'ada', title: 'Call', completed: false, createdAt: '2026-03-01T09:05:00.000Z' };
    const either = whole(`${patterns.instant}|${patterns.localDateTime}`);
    for (const day of days)
      expect(either.test(`${day}T09:05`), day).toBe(
        readRecord(reminders, 'r1', { ...stored, dateTime: `${day}T09:05` }).ok,
      );
  });

  it('[AC6] accept the same addresses as the screens', () => {
    const address = whole(patterns.ownAddress);
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '...',
      ':',
      '@',
      '%2f',
      'a',
      '~-_9',
      '?',
      '#',
      '\t',
      '\n',
      '\u0085',
      'ä',
    ];
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((all) => all.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          texts.map((text) => `/${text}`),
          fc.webPath(),
        ),
        (text) => {
          expect(address.test(text), JSON.stringify(text)).toBe(isOwnAddress(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('[AC5] treat the same texts as blank as the forms', () => {
    const blank = whole(patterns.blank);
    for (let code = 0; code < 0x1_0000; code += 1) {
      const character = String.fromCharCode(code);
      expect(blank.test(character), code.toString(16)).toBe(character.trim() === '');
    }
    expect(blank.test('')).toBe(true);
    expect(blank.test(' \n\u3000')).toBe(true);
    expect(blank.test(' a ')).toBe(false);
  });
});
