import { useHydrated } from '@dealerkit/api-client/react';
import type { ShopContact } from '@dealerkit/ui/dealer';
import { dealer } from '../content/en/dealer.js';
import { useContent } from './language.js';

/** How customers reach the shop: by the phone of its first showroom, and on WhatsApp. */
export const useContact = (): ShopContact => {
  const { showrooms, whatsApp } = useContent('dealer', dealer);
  // The prerendered page does not know it.
  const origin = useHydrated() ? location.origin : undefined;
  return { phone: showrooms[0]?.phone ?? '', whatsApp, origin };
};
