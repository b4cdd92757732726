import { check, nonEmpty, object, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import { isPhone } from '@dealerkit/domain/phones/phone';
import type { WithOwnValues } from '../../AsyncData.js';
import type { TextsOf } from '../../texts/en.js';
import { limitedText } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';

/** Validates the profile form, with the messages of a catalogue. */
export const profileSchema = (texts: TextsOf<'order' | 'profile'>) =>
  object({
    loaction: pipe(limitedText(textLengths.users.loaction, texts), nonEmpty(texts.profile.locationRequired)),
    phone: pipe(
      limitedText(textLengths.users.phone, texts),
      nonEmpty(texts.profile.phoneRequired),
      check(isPhone, texts.order.phoneInvalid),
    ),
  });

/** The valid values of the profile form; the shop's API spells `loaction` so. */
export type ProfileChange = InferOutput<ReturnType<typeof profileSchema>> & WithOwnValues;
