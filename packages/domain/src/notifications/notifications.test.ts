import { expect, it } from 'vitest';
import { mailOf } from './notificationMail.js';
import { digestOf, messageOf } from './notificationMessages.js';
import { distinctChoices, isForCustomer, isWanted, kindsOf, notificationKinds, withChoice } from './notifications.js';
import { isDigest, mayGet, mergeNotifications, nextTry, type Notification } from './delivery.js';

const hour = 3_600_000;
const step: Notification = { kind: 'orderStep', number: 1001, status: 'packed', lines: [{ name: 'Disc', pieces: 2 }] };
const frame = {
  language: 'en',
  shop: 'Surma',
  name: 'Rahim',
  origin: 'https://a.example',
  unsubscribe: undefined,
} as const;

it('tells customers of their orders, and admins of the shop too', () => {
  expect(notificationKinds.filter(isForCustomer)).toEqual(['orderStep', 'changedTerms', 'invoice']);
  expect(kindsOf({ isAdmin: false })).toEqual(['orderStep', 'changedTerms', 'invoice']);
  expect(kindsOf({ isAdmin: true })).toEqual(notificationKinds);
});

it.each([
  [{ isAdmin: false, emailVerified: true, blocked: false }, 'invoice', true],
  [{ isAdmin: false, emailVerified: false, blocked: false }, 'invoice', false],
  [{ isAdmin: false, emailVerified: true, blocked: true }, 'invoice', false],
  [{ isAdmin: false, emailVerified: true, blocked: false }, 'newOrder', false],
  [{ isAdmin: true, emailVerified: true, blocked: false }, 'newOrder', true],
] as const)('tells %o of %s: %o', (recipient, kind, expected) => {
  expect(mayGet(recipient, kind)).toBe(expected);
});

it('remembers what is switched off, and nothing twice', () => {
  const off = { kind: 'invoice', channel: 'email', isOn: false } as const;
  const choices = withChoice(withChoice({ off: [] }, off), off);
  expect(choices).toEqual({ off: [{ kind: 'invoice', channel: 'email' }] });
  expect([isWanted(choices, 'invoice', 'email'), isWanted(choices, 'invoice', 'push')]).toEqual([false, true]);
  expect(withChoice(choices, { ...off, isOn: true })).toEqual({ off: [] });
});

it('keeps each choice once', () => {
  const off = { kind: 'invoice', channel: 'email' } as const;
  expect(distinctChoices({ language: 'bn', off: [off, { ...off, channel: 'push' }, off] })).toEqual({
    language: 'bn',
    off: [{ ...off, channel: 'push' }, off],
  });
});

it('sends more than ten as one', () => {
  expect([isDigest(10), isDigest(11)]).toEqual([false, true]);
});

it('tries again after longer and longer pauses, for a day', () => {
  const pauses = [1, 2, 3, 10, 200].map((attempts) => nextTry({ at: 0, attempts, now: 0 }));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 2_560_000, hour]);
  expect(nextTry({ at: 0, attempts: 30, now: 22 * hour })).toBe(23 * hour);
  expect(nextTry({ at: 0, attempts: 30, now: 23 * hour + 1 })).toBeUndefined();
});

it('tries again when the receiver wants it, also after a day in which it was away, but not after five days', () => {
  expect(nextTry({ at: 0, attempts: 1, now: 0, retryAt: 2 * hour })).toBe(2 * hour);
  expect(nextTry({ at: 0, attempts: 3, now: 0, retryAt: 1 })).toBe(20_000);
  expect(nextTry({ at: 0, attempts: 1, now: 0, retryAt: 900 * hour })).toBe(24 * hour);
  expect(nextTry({ at: 0, attempts: 2, now: 25 * hour, retryAt: 48 * hour })).toBe(48 * hour);
  expect(nextTry({ at: 0, attempts: 0, now: 119 * hour })).toBe(119 * hour + 5_000);
  expect(nextTry({ at: 0, attempts: 0, now: 120 * hour })).toBeUndefined();
});

it('merges the lines of an order that take the same step', () => {
  const other = { ...step, lines: [{ name: 'Hub', pieces: 1 }] };
  expect(mergeNotifications([step, { ...step, number: 1002 }, other, { ...step, status: 'confirmed' }])).toEqual([
    { ...step, lines: [...(step.lines ?? []), ...other.lines] },
    { ...step, number: 1002 },
    { ...step, status: 'confirmed' },
  ]);
});

it('says what has happened in the language of the reader', () => {
  expect(messageOf(step, 'en')).toEqual({
    subject: 'Order 1001: packed',
    lead: 'These parts are packed:',
    list: ['2 × Disc'],
    link: { path: '/dashboard/orders/1001', label: 'Open the order' },
  });
  expect(messageOf(step, 'bn')).toMatchObject({ subject: 'অর্ডার ১০০১: প্যাক করা হয়েছে', list: ['Disc: ২টি'] });
});

it('names the kinds of a digest, and how many more there are', () => {
  const { subject, list } = digestOf(
    Array.from({ length: 61 }, () => step),
    'en',
  );
  expect([subject, list.length, list.at(-1)]).toEqual(['61 messages', 51, 'and 11 more']);
});

it('links to the part list of low stock, with how many parts are left out', () => {
  const lines = Array.from({ length: 20 }, (_, n) => ({ name: `Part ${n}`, pieces: n }));
  const { list, link } = messageOf({ kind: 'lowStock', lines, count: 34 }, 'en');
  expect([list[1], list.at(-1), link.path]).toEqual(['Part 1: 1 in stock', 'and 14 more', '/dashboard/purchaselist']);
});

it('cannot be made to begin another line, or to contain markup', () => {
  const name = 'A\r\nBcc: x@y.example\u2028<img src=x onerror=alert(1)>';
  const mail = mailOf(messageOf({ kind: 'newOrder', number: 1, name, lines: [{ name, pieces: 1 }] }, 'en'), {
    ...frame,
    name,
    shop: name,
  });
  expect(mail.text).not.toMatch(/^Bcc/m);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('opens its links outside of a frame only where it is shown in one', () => {
  const message = messageOf(step, 'en');
  expect(mailOf(message, { ...frame, linkTarget: '_top' }).html).toContain('<head><base target="_top">');
  expect(mailOf(message, frame).html).not.toContain('<base');
});

it('shows the way to fewer e-mails', () => {
  const { text, html } = mailOf(messageOf(step, 'en'), { ...frame, unsubscribe: 'https://a.example/u?t=1&k=2' });
  expect(text).toContain('Choose what you are told: https://a.example/dashboard/myprofile');
  expect(text).toContain('Stop e-mails of this kind: https://a.example/u?t=1&k=2');
  expect(html).toContain('href="https://a.example/u?t=1&amp;k=2"');
});
