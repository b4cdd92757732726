import { check, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { InferOutput } from 'valibot';
import { isPhone } from '@dealerkit/domain/phone';
import type { TextsOf } from '../../texts/en.js';

/** Validates the profile form, with the messages of a catalogue. */
export const profileSchema = ({ profile, order }: TextsOf<'order' | 'profile'>) =>
  object({
    loaction: pipe(string(), trim(), nonEmpty(profile.locationRequired)),
    phone: pipe(string(), trim(), nonEmpty(profile.phoneRequired), check(isPhone, order.phoneInvalid)),
  });

/** The valid values of the profile form; the shop's API spells `loaction` so. */
export type ProfileChange = InferOutput<ReturnType<typeof profileSchema>>;
