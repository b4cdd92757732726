import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOfDealer } from '../tests/backendProcess.ts';
import { disc } from '../tests/fixtures.ts';
import { databaseNames, type Shop, startShop } from './startShop.ts';

/** Starts of formulas, also behind what a spreadsheet drops or takes as the start of a cell. */
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const starts = ['', ';', '\t', '\n', '\r', ' ', '"', 'text";'];

const dealerToken = async () => String((await headersOfDealer())['authorization']).slice('Bearer '.length);

describe.each(databaseNames)('on %s', (database) => {
  let call: Shop['call'];
  let end: Shop['end'];
  beforeAll(async () => void ({ call, end } = await startShop(database)));
  afterAll(() => end());

  test('no cell of an export is a formula', async () => {
    const token = await dealerToken();
    const descriptions = signs.flatMap((sign) => starts.map((start) => `${start}${sign}cmd|'/C calc'!A1`));
    for (const [n, description] of descriptions.entries()) {
      const added = await call(token, '/addparts', 'POST', { ...disc, product_name: `Part ${n}`, description });
      expect(added.status).toBe(201);
    }
    const { status, text } = await call(token, '/exports/parts', 'POST', { language: 'en' });
    expect(status).toBe(200);
    expect(text.match(/cmd/g)).toHaveLength(descriptions.length);
    const active = text.matchAll(/(?:^|[,;\t\r\n])[\s"]*[=+\-@＝＋－＠]cmd/gu);
    expect(Array.from(active, ([cell]) => cell)).toEqual([]);
  });

  test('no price breaks the overview, and bad texts are refused', async () => {
    const token = await dealerToken();
    const refused: [field: string, value: unknown][] = [
      ['price', 1e300],
      ['price', 1e12 + 1],
      ['product_name', 'a\0b'],
      ['product_name', 'a\ud800b'],
      ['description', 'd'.repeat(60_000)],
    ];
    for (const [field, value] of refused) {
      const { status, body } = await call(token, '/addparts', 'POST', { ...disc, product_name: 'Hub', [field]: value });
      const issues = body['issues'] as { path: string }[];
      expect([status, ...new Set(issues.map(({ path }) => path))]).toEqual([400, field]);
    }
    const most = { ...disc, product_name: 'Dearest', price: 1e12, available_quantity: 1_000_000 };
    expect((await call(token, '/addparts', 'POST', most)).status).toBe(201);
    expect((await call(token, '/overview')).status).toBe(200);
  });

  test('dates of orders that no calendar has are answered with the field', async () => {
    const token = await dealerToken();
    const dates = [
      '9999-12-31',
      '0000-01-01',
      '9999-12-31T23:59:59-12:00',
      '2026-13-01',
      '1e300',
      '-1',
      '275760-09-13',
    ];
    for (const field of ['from', 'to']) {
      for (const date of dates) {
        const { status, body } = await call(token, `/orders?${field}=${encodeURIComponent(date)}`);
        expect([date, status, body['issues']]).toEqual([date, 400, [expect.objectContaining({ path: field })]]);
      }
    }
  });
});
