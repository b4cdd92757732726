import { useSynonyms } from '@dealerkit/api-client/react';
import { SynonymsScreen } from '@dealerkit/ui/screens/SynonymsScreen';
import type { SynonymsScreenProps } from '@dealerkit/ui/screens/SynonymsScreen';
import '@dealerkit/ui/screens/SynonymsScreen.css';
import { synonymsTexts } from '@dealerkit/ui/texts/en/synonyms';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';

const useSynonymsPage = (): SynonymsScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const spelling = parameters.get('spelling') ?? undefined;
  const { formatNumber } = useUi();
  const { synonyms } = useTexts(synonymsTexts);
  const messages = {
    ...synonyms,
    tooManyNames: (maximum: number) => synonyms.tooManyNames(formatNumber(maximum)),
    tooManyKinds: (maximum: number) => synonyms.tooManyKinds(formatNumber(maximum)),
  };
  // A reload would open the form for the spelling again.
  const onSaved = () => spelling !== undefined && setParameters({}, { replace: true });
  return { ...useSynonyms(messages, onSaved), spelling };
};

/** `/dashboard/synonyms` */
export const Synonyms = () => <SynonymsScreen {...useSynonymsPage()} />;
