import type { LanguageCode } from '@dealerkit/domain/text/languages';

/** Where the shop gets its parts and sends its orders. */
export const hosts = ['embedded', 'own', 'static'] as const;
export type Host = (typeof hosts)[number];

/** What a new site is made of. */
export interface Answers {
  /** The name of the dealer, in any script. */
  name: string;
  city: string;
  host: Host;
  /** The base URL of the calls of a host of one's own. */
  api: string;
  /** The brand colour, as six hexadecimal digits. */
  color: string;
  /** The first language is that of new visitors. */
  languages: readonly LanguageCode[];
}

/** Says in one sentence why the command cannot continue, and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
