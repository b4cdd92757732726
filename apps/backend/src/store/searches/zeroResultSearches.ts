import { ZeroResultSearch } from '@dealerkit/domain/entities';
import { zeroResultSearchDays } from '@dealerkit/domain/account/personalData';
import { foldText } from '@dealerkit/domain/text/foldText';
import * as v from 'valibot';

/** The first day that is kept on a day, as YYYY-MM-DD. */
export function firstCountedDay(day: string): string {
  return new Date(Date.parse(day) - zeroResultSearchDays * 86_400_000).toISOString().slice(0, 10);
}

/** How many rows of zero-result searches are kept; the rarest and oldest ones are deleted first. */
export const maxZeroResultSearches = 1_000;

/** The schema of the rows of a database. */
export const zeroResultSearches = v.array(ZeroResultSearch);

/** A mobile number of Bangladesh, also beside other words. */
const phone = /01\d{9}/;

/**
 * The text under which a zero-result search is counted: lower case, without needless spaces. `undefined` with an e-mail address or a phone
 * number, which are personal data.
 */
export function countedTextOf(search: string): string | undefined {
  const text = search
    .normalize()
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const isPersonal = text.includes('@') || phone.test(foldText(text));
  return text && !isPersonal ? text : undefined;
}

/** The zero-result searches of a store. */
export interface ZeroResultStore {
  /** Adds to how often texts were searched for without a result on a day, and deletes what is older than the first day that is kept. */
  addZeroResultSearches(counts: ReadonlyMap<string, number>, day: string, firstDay: string): Promise<void>;
  /** The zero-result searches since a day, the most frequent first. */
  listZeroResultSearches(firstDay: string): Promise<ZeroResultSearch[]>;
}
