'use client';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import type { ShopContact } from '../../dealer.js';
import { searchIcon, shelfIcon } from '../../elements/Icon/icons.js';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { useTexts } from '../../UiProvider.js';
import type { FoundPartList } from './foundPartList.js';
import { isUnfiltered } from './isUnfiltered.js';
import { Text } from '../../elements/Text/Text.js';
import { nothing, understood as understoodStyle } from './AllPartsScreen.css.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { contactTexts } from '../../texts/en/contact.js';

interface NothingFoundProps extends Pick<FoundPartList, 'understood' | 'nearestCategory'> {
  query: PartQuery;
  contact: ShopContact;
  /** Called with the query without search and filters. */
  onClear: (query: PartQuery) => void;
}

const english = { ...contactTexts, ...allPartsTexts };

/** Below the title that nothing was found: how the search was understood, the nearest category, and the ways to ask the shop. */
export const NothingFound = ({ query, contact, onClear, understood, nearestCategory }: NothingFoundProps) => {
  const texts = useTexts(english);
  const { allParts } = texts;
  const search = query.search.trim();
  if (isUnfiltered(query)) return <EmptyState icon={shelfIcon} {...texts.home.noParts} />;
  return (
    <div className={nothing}>
      <EmptyState icon={searchIcon} advice={allParts.nothingAdvice}>
        {nearestCategory && (
          <ButtonLink href={nearestCategory.href}>
            {allParts.nearest(texts.search.categoryName(nearestCategory.name))}
          </ButtonLink>
        )}
        <Button
          onClick={() => onClear({ ...emptyPartQuery, sort: query.sort === 'relevance' ? 'newest' : query.sort })}
        >
          {allParts.clear}
        </Button>
      </EmptyState>
      {understood !== undefined && understood.length > 0 && (
        <Text tone="muted" wrap="anywhere" className={understoodStyle}>
          {allParts.understood(understood.join(' · '))}
        </Text>
      )}
      <ContactLinks contact={contact} message={search ? texts.contact.notFound(search) : texts.contact.general} />
    </div>
  );
};
