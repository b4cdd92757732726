import { shopper } from '../account.ts';
import { hostsWords, takeOver } from '../failures/hostThatFails.ts';
import { readingPlaces, sendingPlaces } from '../failures/places.ts';
import { readFailures } from '../failures/table.ts';
import { expect, test } from '../failures/test.ts';
import { walkReading, walkSending, walkSigningIn } from '../failures/walk.ts';

// Pages stay open from test to test, and a record of all they ever did would take longer than what it records.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

const signIn = 'PUT /user/{email}';
const rows = readFailures();

test('the page on failures speaks of each of the fourteen calls, failed in ten ways', () => {
  const met = [signIn, ...Object.keys(readingPlaces), ...Object.keys(sendingPlaces)];
  expect(rows.map(({ call }) => call).toSorted()).toEqual(met.toSorted());
  expect(rows.flatMap(({ cells }) => cells)).toHaveLength(140);
  const hosts = rows.flatMap(({ cells }) => cells).filter(([, { name }]) => name === "host's words");
  expect(new Set(hosts.map(([, { sentence }]) => sentence))).toEqual(new Set([hostsWords]));
});

for (const { call, cells } of rows) {
  test(`people see what the page on failures says when ${call} fails (S168)`, async ({ pageOf, partPath }) => {
    const reading = readingPlaces[call];
    const sending = sendingPlaces[call];
    const place = reading ?? sending;
    const path = place?.path.replace('/purchase/{id}', partPath) ?? '/login';
    const page = await pageOf(place?.account);
    const host = await takeOver(page, call);
    if (sending) await page.goto(path);
    for (const [way, sight] of cells) {
      await test.step(`${way}: ${sight.name}`, async () => {
        const cell = { page, host, way, sight };
        if (reading) await walkReading(cell, { ...reading, path });
        else if (sending) await walkSending(cell, { ...sending, path });
        else await walkSigningIn(cell, shopper);
      });
    }
  });
}
