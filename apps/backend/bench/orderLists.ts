import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { resolveInCatalogue } from '../src/calls/resolveCalls.ts';
import type { Store } from '../src/store/Store.ts';
import { percentile, report } from './report.ts';

const banglaDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));

const lettersAndDigits = (number: string) => number.toLowerCase().replace(/\W/g, '');

/** The ways to write a number that a list has. */
const numberSpellings: ((number: string) => string)[] = [
  (number) => `6 x ${number}`,
  (number) => `${number.replace(/\W/g, '')} - 6 pcs`,
  (number) => `OEM: ${number.replace(/\W/g, '.')} (6)`,
  (number) => `• ${number.replace(/\W/g, ' ')} ৬টা`,
  (number) => `[12/11/26, 10:32] Rahim: ${number.toLowerCase()} qty 6`,
  (number) => `${number.replace(/\W/g, '')}\t6`,
  (number) => `${number.replaceAll('0', 'O')} 6 nos`,
  (number) => `${number.replace(/\W/g, '/')} x6`,
  (number) => `${banglaDigits(number)} ৬ পিস`,
  (number) => `6 ${number}`,
];

/** Lines with a name, and what the name of the first choice must contain. */
const nameLines: [line: string, name: RegExp][] = [
  ['brake shoe 4 pcs', /brake shoe/i],
  ['oil filtar 10 pcs', /oil filter/i],
  ['4 x air filter', /air (filter|cleaner)/i],
  ['water pump - 2', /water pump/i],
  ['fuel filter (6)', /fuel filter|diesel filter/i],
  ['clutch plate 4 nos', /clutch (plate|disc)/i],
  ['ক্লাচ প্লেট ২টা', /clutch (plate|disc)/i],
  ['হুইল বিয়ারিং ৪ পিস', /wheel bearing|hub bearing/i],
  ['fan belt 5 ta', /fan belt|v belt/i],
  ['alternetor 24v 1 pc', /alternator/i],
  ['[12/11/26, 10:32] Rahim: starter motor 2', /starter|self/i],
  ['leaf spring, 2', /spring/i],
  ['shock absorber\t4', /shock/i],
  ['radiator - 1', /radiator/i],
  ['wiper blade 2 pair please', /wiper/i],
  ['headlight 2pcs', /head ?(light|lamp)/i],
  ['• universal joint 2', /universal joint|u\.? ?joint|joint cross/i],
  ['3. release bearing 2', /release bearing|clutch bearing/i],
  ['ব্রেক প্যাড ২ সেট', /brake pad/i],
  ['2 nos silencer', /silencer|muffler|exhaust/i],
];

/** A line, and whether the first part of a list is the one that it orders. */
interface Row {
  line: string;
  isRight: (part: Part | undefined) => boolean;
}

const nameRows = nameLines.map(([line, name]): Row => ({
  line,
  isRight: (part) => name.test(part?.product_name ?? ''),
}));

async function measure(what: string, store: Store, rows: readonly Row[], minimum: number): Promise<void> {
  const times: number[] = [];
  let wrong: string[] = [];
  for (let round = 0; round < 20; round++) {
    const start = performance.now();
    const resolved = await resolveInCatalogue(
      rows.map(({ line }) => line),
      store,
    );
    times.push(performance.now() - start);
    wrong = rows.flatMap(({ line, isRight }, n) => (isRight(resolved[n]?.parts[0]) ? [] : [line]));
  }
  const p95 = percentile(times, 0.95);
  const right = rows.length - wrong.length;
  const value = `${right} of ${rows.length} right, p95 ${p95.toFixed(0)} ms`;
  report(what, value, `>= ${minimum} right, p95 <= 300 ms`, right >= minimum && p95 <= 300);
  for (const line of wrong) console.log(`        ${line}`);
}

/** Measures lists of 20 lines over the parts of a store; `numbers` are those of some parts, as the dealer writes them. */
export async function measureOrderLists(database: string, store: Store, numbers: readonly string[]): Promise<void> {
  const numberRows = Array.from({ length: 20 }, (_, n): Row => {
    const number = numbers[Math.floor((n * numbers.length) / 20)] ?? '';
    const line = numberSpellings[n % numberSpellings.length]?.(number) ?? '';
    return {
      line,
      isRight: (part) =>
        readDescription(part?.description).oem.map(lettersAndDigits).includes(lettersAndDigits(number)),
    };
  });
  await measure(`${database}: list of 20 numbers`, store, numberRows, 20);
  await measure(`${database}: list of 20 names`, store, nameRows, 18);
  const mixed = nameRows.map((row, n) => (n % 2 ? row : (numberRows[n] ?? row)));
  await measure(`${database}: list of 10 numbers and 10 names`, store, mixed, 19);
}
