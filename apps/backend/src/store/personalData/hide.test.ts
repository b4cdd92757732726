import { expect, test } from 'vitest';
import { createHide } from './hide.ts';

test.each([
  ['Rahim', 'rahim called', '… called'],
  ['Rahim', 'Ask RAHIM’s brother', 'Ask …’s brother'],
  ['Rahim', 'Rahimpur', 'Rahimpur'],
  ['rahim@example.com', 'mail to Rahim@Example.com!', 'mail to …!'],
  ['+8801711000111', 'call 01711000111', 'call …'],
  ['01711000111', 'call +880 1711-000 111.', 'call ….'],
  ['01711-000111', '(017) 11.000.111, 008801711000111', '(…, …'],
  ['01711000111', '০১৭১১-০০০১১১', '…'],
  ['01711000111', 'invoice 901711000111', 'invoice 901711000111'],
])('of what %s is known by, "%s" becomes "%s"', (value, text, hidden) => {
  expect(createHide([value], '…')(text)).toBe(hidden);
});
