import { expect, it } from 'vitest';
import { foldText, foldWords } from './foldText.js';
import { nameKey } from '../parts/partRules.js';
import { isOneLine, isVisible, textKey, toName } from './sameText.js';

const same = [
  'Brake  Pad',
  ' brake pad ',
  'Brake\u00a0Pad',
  'Brake \u200bPad',
  'Bra\u00adke Pad',
  'Brake\tPad',
  'Brake\r\nPad',
  'Brake\u2028Pad',
  'Brake\u3000Pad',
  'Brake\u202fPad',
  'Brake \u2060Pad',
  '\ufeffBrake Pad',
  '\u202aBrake Pad\u202c',
  'Brake \ufe0fPad',
  'Bra\u0001ke Pad',
  'BRAKE\u200c PAD',
  'Brake\u0085Pad',
  'Brake\u2800Pad',
];

it.each(same)('takes %j for the same text, name and search', (text) => {
  expect(textKey(text)).toBe('brake pad');
  expect(nameKey(text)).toBe('brake pad');
  expect(foldText(text)).toBe('brakepad');
  expect(foldWords(text)).toEqual(['brake', 'pad']);
});

it('ignores joiners in Bangla, and composes letters', () => {
  const forms = ['র‍্যাক', 'র্যাক', 'র‌্যাক'];
  expect(new Set(forms.map(textKey)).size).toBe(1);
  expect(new Set(forms.map(foldText)).size).toBe(1);
  expect(textKey('গাড়ি')).toBe(textKey('গাড\u09bcি'));
  expect(textKey('cafe\u200d\u0301')).toBe('caf\u00e9');
  expect(textKey('STRASSE')).toBe(textKey('straße'));
});

it.each(['', ' ', '\u200b', '\u200c\u200d', '\u00ad \ufeff', '\u3164', '\u2800', '\u0001', '\ufe0f'])(
  'sees nothing of %j',
  (text) => {
    expect(isVisible(text)).toBe(false);
    expect(toName(text)).toBe('');
  },
);

it('writes a name on one line, and keeps everything else', () => {
  expect(toName(' Brake\tpad\r\nfront\u2028left ')).toBe('Brake pad front left');
  expect(toName('র‍্যাক  ৪')).toBe('র‍্যাক  ৪');
  expect(isOneLine('র‍্যাক  ৪')).toBe(true);
  for (const end of ['\n', '\r', '\t', '\v', '\0', '\x1b', '\x7f', '\x85', '\u2028', '\u2029'])
    expect(isOneLine(`a${end}b`)).toBe(false);
});
