import { check, nonEmpty, pipe } from 'valibot';
import { isPhone } from '@dealerkit/domain/phones/phone';
import { textLengths } from '@dealerkit/domain/text/textLengths';
import type { TextsOf } from '../texts/en.js';
import { limitedText } from './limitedText.js';

const { address, phone } = textLengths.orders;

/** Validates where an order goes: its address and phone number. */
export const deliveryFields = (texts: TextsOf<'order'>) => ({
  address: pipe(limitedText(address, texts), nonEmpty(texts.order.addressRequired)),
  phone: pipe(limitedText(phone, texts), nonEmpty(texts.order.phoneRequired), check(isPhone, texts.order.phoneInvalid)),
});
