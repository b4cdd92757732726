import { usePartList } from '@dealerkit/api-client/react';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useLocation, useNavigate } from 'react-router-dom';
import { contact } from '../content.js';

export const AllParts = () => {
  const navigate = useNavigate();
  const list = usePartList(useLocation().search, {
    locale: useUi().texts.locale,
    onReplace: (href) => void navigate(href, { replace: true }),
  });
  return <AllPartsScreen {...list} contact={contact} />;
};
