import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderBody, orderLinesBody, partBody, partUpdateBody, reviewBody, signInBody } from './bodies.js';
import { customerBody, customerUpdateBody } from './bookBodies.js';

const part = { image: '/photos/brake-disc-800.jpg', minimum_order_quantity: 1 };

const messagesOf = (change: object) =>
  v.safeParse(partBody, { ...part, ...change }).issues?.map(({ message }) => message);

describe('the image of a part', () => {
  it('is none at the address that stands for no picture', () => {
    expect(v.parse(partBody, { ...part, image: '/no-picture' }).image).toBe('');
  });

  it.each([
    '/photos/brake-disc-800.jpg',
    'photos/brake disc.jpg',
    '?image=1',
    '//cdn.example/disc.jpg',
    'http://cdn.example/disc.jpg',
    ' HTTPS://cdn.example/disc.jpg?size=800#top ',
    'https://cdn.example/ব্রেক.jpg',
    '/a:b.jpg',
  ])('may be %j', (image) => {
    expect(messagesOf({ image })).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\rscript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\n:alert(1)',
    '\u000bjavascript:alert(1)',
    'jav\0ascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'da\tta:text/html,a',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://cdn.example/disc.jpg',
    'mailto:a@b.com',
    '\\\\cdn.example\\disc.jpg',
    '/\\cdn.example/disc.jpg',
    'https:\\\\cdn.example/disc.jpg',
    '/photos/brake\u007f.jpg',
    '/photos/brake\u0085.jpg',
    '/photos/\u2028brake.jpg',
    'https://',
    'https://[cdn',
  ])('may not be %j', (image) => {
    expect(messagesOf({ image })).toContain('must be an http(s) URL or a path');
  });
});

describe('the price of a part', () => {
  it.each([
    0,
    14500,
    0.5,
    1e12,
    '1,000,000,000,000',
    '',
    '0',
    '$1,119.84',
    'On request',
    '-10 % on Fridays',
    '৳১৪,৫০০',
  ])('may be %j', (price) => {
    expect(messagesOf({ price })).toBeUndefined();
  });

  it.each([-1, -0.01, '-1', ' -1,200.50 ', '−5', '-5.', '-٥٫٥', '\u200E-5'])('may not be %j', (price) => {
    expect(messagesOf({ price })).toEqual(['must be at least 0']);
  });

  it.each([1e12 + 1, 1e300, '9'.repeat(400), '1,000,000,000,001', '১০০০০০০০০০০০০১'])(
    'may not be as high as %j',
    (price) => {
      expect(messagesOf({ price })).toEqual(['must be at most 1000000000000']);
    },
  );
});

describe('an order of many lines', () => {
  const customer = { userEmail: 'rahim@example.com', userName: 'Rahim', address: 'Sylhet', phone: '017' };
  const line = { product_name: 'Brake Disc', orderQuantity: 2 };

  const issuesOf = (change: object) =>
    v
      .safeParse(orderLinesBody, { ...customer, lines: [line], ...change })
      .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

  it('may have 200 lines and a note of 500 characters', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({ ...line, product_name: `Part ${index}` }));
    expect(issuesOf({ lines, note: 'x'.repeat(500) })).toBeUndefined();
  });

  it('names what it may not have', () => {
    const lines = Array.from({ length: 201 }, (_, index) => ({ ...line, product_name: `Part ${index}` }));
    expect(issuesOf({ lines })).toEqual(['lines: must not have more than 200 lines']);
    expect(issuesOf({ lines: [] })).toEqual(['lines: must have a line']);
    expect(issuesOf({ lines: undefined })).toHaveLength(1);
    expect(issuesOf({ note: 'x'.repeat(501) })).toEqual(['note: must not be longer than 500 characters']);
  });

  it.each([0, 1.5, -1, 1e10, '২.৫', null, {}])('may not have the quantity %j', (orderQuantity) => {
    const issues = issuesOf({ lines: [line, { product_name: 'Clutch Kit', orderQuantity }] });
    expect(issues?.[0]).toMatch(/^lines\.1\.orderQuantity: /);
  });

  it('may have each part once, in whatever case its name is written', () => {
    const lines = [line, { product_name: 'Clutch Kit', orderQuantity: 1 }, { ...line, product_name: ' brake disc' }];
    expect(issuesOf({ lines })).toEqual(['lines.2.product_name: must not be in another line']);
  });
});

const order = {
  userEmail: 'rahim@example.com',
  userName: 'Rahim',
  product_name: 'Brake disc',
  address: 'Sylhet',
  phone: '01711-000142',
  orderQuantity: 1,
};
const review = {
  reviewName: 'Rahim',
  reviewerEmail: 'rahim@example.com',
  productName: 'Brake disc',
  description: 'Good',
  rating: 5,
};
const customer = { name: 'Rahim', phones: ['01711-000142'] };
const namedBodies: [string, v.GenericSchema, (name: string) => object][] = [
  ['product_name', partBody, (name) => ({ ...part, product_name: name })],
  [
    'changes.product_name',
    partUpdateBody,
    (name) => ({ read: { product_name: null }, changes: { product_name: name } }),
  ],
  ['userName', orderBody, (name) => ({ ...order, userName: name })],
  ['reviewName', reviewBody, (name) => ({ ...review, reviewName: name })],
  ['username', signInBody, (name) => ({ email: 'rahim@example.com', username: name })],
  ['name', customerBody, (name) => ({ ...customer, name })],
  ['changes.name', customerUpdateBody, (name) => ({ read: { name: 'Karim' }, changes: { name } })],
];

describe.each(namedBodies)('the name in %s', (field, schema, bodyOf) => {
  const fieldsOf = (name: string) => v.safeParse(schema, bodyOf(name)).issues?.map((issue) => v.getDotPath(issue));

  it.each(['Brake\ndisc', 'Brake\r\ndisc', 'Brake\tdisc', 'Brake\u2028disc', 'Brake\u0085disc', 'Brake\u001bdisc'])(
    'may not be %j',
    (name) => expect(fieldsOf(name)).toEqual([field]),
  );

  it.each(['\u200b', '\u200c \u200d', '\u00ad', '\ufeff\u2060'])('is not empty as %j is', (name) => {
    expect(new Set(fieldsOf(name))).toEqual(new Set([field]));
  });

  it.each(['র‍্যাক  ৪', 'Brake\u00a0disc', ' Brake disc '])('is stored as typed: %j', (name) => {
    expect(fieldsOf(name)).toBeUndefined();
    expect(JSON.stringify(v.parse(schema, bodyOf(name)))).toContain(JSON.stringify(name));
  });
});
