import type { Part } from '@dealerkit/domain/entities';
import { partHead } from '@dealerkit/ui/blocks/PartBreadcrumbs';
import type { SharedTexts } from '@dealerkit/ui/texts/en/shared';
import { documentTitle } from '@dealerkit/ui/usePageTransition';
import { settings } from '../content/settings.js';

/** What search engines and previews show of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The name of the shop. */
  site: string;
  /** The kind of the page in Open Graph. */
  type: 'website' | 'product';
  /** The absolute address of a page that previews show. */
  url?: string | undefined;
  /** The absolute address of a picture. */
  image?: string | undefined;
  /** The data of schema.org. */
  structuredData?: readonly object[] | undefined;
}

/** Returns the head of the page of a part, or the given general one for a part that has no name to show. */
export const headOfPart = (part: Part, general: PageHead, url: string, texts: SharedTexts): PageHead => {
  const head = partHead(part, { url, currency: settings.currency, texts });
  if (!head) return general;
  const { name, description, ...ofPart } = head;
  const title = documentTitle(name, general.site);
  return { ...general, ...ofPart, title, description: description || general.description, type: 'product', url };
};
