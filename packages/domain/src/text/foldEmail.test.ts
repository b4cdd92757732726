import { expect, test } from 'vitest';
import { foldEmail } from './foldEmail.js';

test.each([
  ['Rahim.Uddin@Example.COM', 'rahim.uddin@example.com'],
  ['\u212Aarim@example.com', '\u212Aarim@example.com'],
  ['\u0130brahim@example.com', '\u0130brahim@example.com'],
  ['\u00C5se@example.com', '\u00C5se@example.com'],
])('"%s" becomes "%s": only ASCII letters are folded', (email, folded) => {
  expect(foldEmail(email)).toBe(folded);
});
