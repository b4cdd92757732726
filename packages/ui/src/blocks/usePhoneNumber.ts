import { callHref } from '@dealerkit/domain/phones/phone';
import { localPhone } from '@dealerkit/domain/phones/phoneFormat';
import { useEffect, useMemo, useState } from 'react';
import { useUi } from '../UiProvider.js';

type ReadNumbers = (text: string, countryCode: string) => string[];

/** Kept for the rows that are rendered later. */
let loaded: ReadNumbers | undefined;

/**
 * The first number of a phone field that is free text, in the form of E.164; the text itself until the rules of phone numbers are
 * loaded, and where it has no number.
 */
export const usePhoneNumber = (text: string): string => {
  const { phoneCountryCode } = useUi();
  const [read, setRead] = useState(() => loaded);
  useEffect(() => {
    if (read || !text) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { numbersIn } = await import('@dealerkit/domain/phones/readPhones');
      loaded = numbersIn;
      if (isCurrent) setRead(() => numbersIn);
    };
    // Without a connection the links have the text as it is.
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [read, text]);
  return useMemo(() => read?.(text, phoneCountryCode)[0] ?? text, [read, text, phoneCountryCode]);
};

/** The `tel:` URL of the first number of a phone field; one that is written without its country code is dialled without it. */
export const useCallHref = (text: string): string | undefined => {
  const number = usePhoneNumber(text);
  const { phoneCountryCode } = useUi();
  return callHref(text.trimStart().startsWith('+') ? number : localPhone(number, phoneCountryCode));
};
