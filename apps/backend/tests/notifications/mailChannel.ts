import type { Channel } from '../../src/notifications/Channel.ts';
import { createMailChannel } from '../../src/notifications/mailChannel.ts';
import { createSmtp } from '../../src/notifications/smtp.ts';
import { createUnsubscribeTokens } from '../../src/notifications/unsubscribeToken.ts';

export const origin = 'https://shop.example';

export const tokens = createUnsubscribeTokens(new Uint8Array(32).fill(1));

/** The channel of e-mails that a server takes. */
export const mailChannel = (url: string): Channel =>
  createMailChannel(
    { shop: 'Surma Truck Parts', origin, apiOrigin: origin, tokens },
    createSmtp({ url, from: { name: 'Surma Truck Parts', address: 'orders@shop.example' } }),
  );
