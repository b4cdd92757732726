import { useDeletedPart, useOtherParts, usePart } from '@dealerkit/api-client/react';
import { partName } from '@dealerkit/ui/partName';
import { PartScreen } from '@dealerkit/ui/screens/PartScreen';
import type { PartScreenProps } from '@dealerkit/ui/screens/PartScreen';
import '@dealerkit/ui/screens/PartScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useParams } from 'react-router-dom';
import { addToBasket } from '../basket/BasketButton.js';
import { useContact } from '../preferences/useContact.js';
import { partQueries, preloadPart } from '../routing/partPage.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';

const usePartPage = (): PartScreenProps => {
  const { texts } = useUi();
  const { id = '' } = useParams();
  const { part, isStale } = usePart(id);
  const current = part.state === 'ready' ? part.data : undefined;
  useDocumentTitle(current && partName(current, texts));
  return {
    part,
    isStale,
    deleted: useDeletedPart(id, part),
    addToBasket,
    contact: useContact(),
    ...useOtherParts(id, isStale ? undefined : current),
  };
};

/** `/parts/{id}` */
export const Part = () => <PartScreen {...usePartPage()} />;

Part.queries = partQueries;

Part.preload = preloadPart;
