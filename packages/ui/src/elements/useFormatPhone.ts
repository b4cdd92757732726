'use client';
import { useCallback } from 'react';
import { formatPhoneIn } from '../format/phones.js';
import { useUi } from '../UiProvider.js';

/** Returns the function that formats a phone number for display, in the digits of the language; other text keeps its form. */
export const useFormatPhone = (): ((text: string) => string) => {
  const { texts, phoneCountryCode } = useUi();
  return useCallback((text) => formatPhoneIn(text, texts.locale, phoneCountryCode), [texts.locale, phoneCountryCode]);
};
