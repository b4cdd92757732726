import { check, pipe, string } from 'valibot';
import type { TextsOf } from '../texts/en.js';

/** Validates the day of an entry (`2026-11-22`), which is optional and at most the present one. */
export const dayUntil = (today: string, { ledger }: TextsOf<'ledger'>) =>
  pipe(
    string(),
    check((day) => day <= today, ledger.futureDay),
  );
