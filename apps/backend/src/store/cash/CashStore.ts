import type { Input } from '@dealerkit/api-client';
import type { ClosedDay, DayBook } from '@dealerkit/domain/books';
import type { KeyRefusal, Writer } from '../sql/once.ts';

/** Cash as an admin adds it. */
export type NewCash = Input<'addCashEntry'>;

/** The result of adding cash. */
export interface AddedCash {
  outcome: 'added';
  _id: string;
}

/** The close of a day as an admin sends it. */
export interface NewClose extends Pick<ClosedDay, 'day' | 'countedCash'> {
  /** The closing cash that the admin has seen. */
  expectedCash: number;
  /** When the day ends, in milliseconds since 1970. */
  ends: number;
}

/** The result of closing a day, which may be closed or have other cash by now. */
export type AddedClose =
  | { outcome: 'added' }
  | { outcome: 'closed'; closed: ClosedDay }
  | { outcome: 'other cash'; expectedCash: number };

/** The cash without a customer, and the money of each day. */
export interface CashStore {
  /** Adds cash that comes in or goes out without a customer. */
  addCashEntry(entry: NewCash, writer: Writer): Promise<AddedCash | KeyRefusal>;
  /** Closes a day and the open days before it: they take no more entries. */
  closeDay(day: NewClose, writer: Writer): Promise<AddedClose | KeyRefusal>;
  /** All closed days, the oldest first. */
  findClosedDays(): Promise<ClosedDay[]>;
  /** The money from one time to another. */
  getDayBook(from: number, to: number): Promise<Omit<DayBook, 'date' | 'today'>>;
}
