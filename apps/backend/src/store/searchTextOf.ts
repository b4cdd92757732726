import type { Order } from '@dealerkit/domain/entities';
import { foldText } from '@dealerkit/domain/foldText';
import { nameSounds } from '@dealerkit/domain/nameSounds';

type Text = string | null | undefined;

/** The folded texts of a row, each on its own line, so that a word is never found across two of them. */
export function searchTextOf(...texts: readonly Text[]): string {
  return texts.map((text) => foldText(text ?? '')).join('\n');
}

/** Upper case distinguishes a sound from folded text. */
const soundsIn = (text: string): string[] => nameSounds(text).map((key) => key.toUpperCase());

/** The folded name of a customer, and the sound keys of its words between spaces, by which it is found in another script or spelling. */
export function nameTextOf(name: Text): string {
  const keys = soundsIn(name ?? '');
  return [foldText(name ?? ''), ...keys, ...(keys.length > 0 ? [''] : [])].join(' ');
}

/** The folded texts of an order or a user, the second of which is the name. */
export function personTextOf(first: Text, name: Text, ...others: readonly Text[]): string {
  return [searchTextOf(first), nameTextOf(name), ...others.map((text) => searchTextOf(text))].join('\n');
}

/** The folded texts of an order; each part has a line of its own at the end. */
export function orderTextOf(
  number: number | '',
  { userName, userEmail, phone, note }: Pick<Order, 'userName' | 'userEmail' | 'phone' | 'note'>,
  productNames: readonly Text[],
): string {
  return personTextOf(String(number), userName, userEmail, phone, note, ...productNames);
}

/** What a name with the sound of a folded word contains; undefined for a word that is no name. */
export function soundOf(word: string): string | undefined {
  const [key, ...others] = /^[\p{L}\p{M}]{3,30}$/u.test(word) ? soundsIn(word) : [];
  return key === undefined || others.length > 0 ? undefined : ` ${key} `;
}
