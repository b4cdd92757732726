import { check, pipe, string } from 'valibot';
import type { TextsOf } from '../texts/en.js';

/** The day of a time where the user is, as `2026-11-22`. */
export const localDay = (time: number): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time);

/** Validates the day of an entry (`2026-11-22`), which is optional and at most the present one. */
export const dayUntil = (today: string, { ledger }: TextsOf<'ledger'>) =>
  pipe(
    string(),
    check((day) => day <= today, ledger.futureDay),
  );
