import type { PictureSource } from './UiProvider.js';

/** Facts about the dealer that every page shows. */
export interface DealerFacts {
  /** The name of the shop. */
  name: string;
  /** The city of the shop. */
  city: string;
  /** The year in which the shop was founded. */
  foundedIn: number;
  /** What the law wants on an invoice, such as BIN and trade licence, one line each. @default none */
  legalLines?: readonly string[] | undefined;
  /** The number of the shop on WhatsApp. Without it, no page links to WhatsApp. */
  whatsApp?: string | undefined;
  /** The showrooms; `hours` is the dealer's own text. */
  showrooms: readonly { name: string; address: string; phone: string; hours: string }[];
}

/** How customers reach the shop. */
export interface ShopContact {
  /** The phone number as people write it. */
  phone: string;
  /** The number on WhatsApp; none without WhatsApp. */
  whatsApp?: string | undefined;
  /** The origin of the site, such as `https://shop.example`, for the addresses of parts in messages; none without it. */
  origin?: string | undefined;
}

/** A slide of the showroom carousel. */
export interface ShowroomSlide {
  picture: PictureSource;
  /** A sentence about the picture. */
  caption: string;
}
