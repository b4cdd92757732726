import type { PictureSource } from './UiProvider.js';

/** The facts of a dealer that stand on every page: content, never code. */
export interface DealerFacts {
  /** Name of the shop. */
  name: string;
  /** City the shop is in. */
  city: string;
  /** Year it was founded. */
  foundedIn: number;
  /** Where a customer may walk in; `hours` as the dealer words them. */
  showrooms: readonly { name: string; address: string; phone: string; hours: string }[];
}

/** One picture of the walk through the showrooms. */
export interface ShowroomSlide {
  picture: PictureSource;
  /** What to know about it, in a sentence. */
  caption: string;
}
