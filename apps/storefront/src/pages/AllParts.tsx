import { partListQueries, useHydrated, usePartList, useRecentSearch } from '@dealerkit/api-client/react';
import type { PageAddress } from '@dealerkit/api-client/react';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import type { AllPartsScreenProps } from '@dealerkit/ui/screens/AllPartsScreen';
import '@dealerkit/ui/screens/AllPartsScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useLocation, useNavigate } from 'react-router-dom';
import { addToBasket } from '../basket/BasketButton.js';
import { myTrucks } from '../preferences/preferences.js';
import { useContact } from '../preferences/useContact.js';

const useAllParts = (): AllPartsScreenProps => {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The prerendered page, which is hydrated, is the same for every query.
  const list = usePartList(useHydrated() ? search : '', {
    locale: useUi().texts.locale,
    trucks: { trucks: myTrucks.useValue(), onChange: myTrucks.write },
    onReplace: (href) => void navigate(href, { replace: true }),
  });
  useRecentSearch(list.query.search);
  return { ...list, addToBasket, contact: useContact() };
};

/** `/parts` */
export const AllParts = () => <AllPartsScreen {...useAllParts()} />;

AllParts.queries = ({ search }: PageAddress) => partListQueries(search);
