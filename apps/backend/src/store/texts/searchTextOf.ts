import type { Order, User } from '@dealerkit/domain/entities';
import { foldText } from '@dealerkit/domain/text/foldText';
import { nameSounds } from '@dealerkit/domain/customers/nameSounds';
import { toLatinDigits } from '@dealerkit/domain/text/numbers';

type Text = string | null | undefined;

/** The folded texts of a row, each on its own line, so that a word is never found across two of them. */
export function searchTextOf(...texts: readonly Text[]): string {
  return texts.map((text) => foldText(text ?? '')).join('\n');
}

/** A number, and the short ones after a slash that stand for its last digits, as in "01711-000142/43". */
const completedNumber = /(\d[^\p{L}/|\\]*\d)((?:[^\p{L}\d]*[/|\\][^\p{L}\d]*\d{1,6}(?!\d))+)/gu;

function completedIn(text: string): string[] {
  const digitsOf = (written: string) => written.replace(/\D/g, '');
  return [...text.matchAll(completedNumber)].flatMap(([, first = '', short = '']) => {
    const number = digitsOf(first);
    const ends = short.split(/[/|\\]/).map(digitsOf);
    return ends
      .filter((end) => end !== '' && end.length < number.length)
      .map((end) => number.slice(0, -end.length) + end);
  });
}

/** The folded text of a phone field, the same without what people write between the digits, and the numbers that short ones stand for. */
export function phoneTextOf(phone: Text): string {
  const text = foldText(phone ?? '');
  const forms = [text, text.replace(/[^\p{L}\p{M}\d+]+/gu, ''), ...completedIn(toLatinDigits(phone ?? ''))];
  return [...new Set(forms)].join(' ');
}

/** Upper case distinguishes a sound from folded text. */
const soundsIn = (text: string): string[] => nameSounds(text).map((key) => key.toUpperCase());

/** The folded name of a customer, and the sound keys of its words between spaces, by which it is found in another script or spelling. */
export function nameTextOf(name: Text): string {
  const keys = soundsIn(name ?? '');
  return [foldText(name ?? ''), ...keys, ...(keys.length > 0 ? [''] : [])].join(' ');
}

/** The folded texts of a user; each own value has a line of its own at the end. */
export function userTextOf({
  email,
  username,
  phone,
  extra = {},
}: { [Name in 'email' | 'username' | 'phone']?: Text } & Pick<User, 'extra'>): string {
  const own = Object.values(extra).map((value) => searchTextOf(value));
  return [searchTextOf(email), nameTextOf(username), phoneTextOf(phone), ...own].join('\n');
}

/** The folded texts of an order: the own values stand in the line of the note, and each part has a line of its own at the end. */
export function orderTextOf(
  number: number | '',
  { userName, userEmail, phone, note, extra = {} }: Pick<Order, 'userName' | 'userEmail' | 'phone' | 'note' | 'extra'>,
  productNames: readonly Text[],
): string {
  const person = [searchTextOf(String(number)), nameTextOf(userName), searchTextOf(userEmail), phoneTextOf(phone)];
  const written = [note, ...Object.values(extra)].filter((text) => text !== undefined).join(' ');
  return [...person, searchTextOf(written, ...productNames)].join('\n');
}

/** What a name with the sound of a folded word contains; undefined for a word that is no name. */
export function soundOf(word: string): string | undefined {
  const [key, ...others] = /^[\p{L}\p{M}]{3,30}$/u.test(word) ? soundsIn(word) : [];
  return key === undefined || others.length > 0 ? undefined : ` ${key} `;
}
