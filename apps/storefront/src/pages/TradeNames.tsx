import { useTradeNames } from '@dealerkit/api-client/react';
import { TradeNamesScreen } from '@dealerkit/ui/screens/TradeNamesScreen';
import type { TradeNamesScreenProps } from '@dealerkit/ui/screens/TradeNamesScreen';
import '@dealerkit/ui/screens/TradeNamesScreen.css';
import { tradeNamesTexts } from '@dealerkit/ui/texts/en/tradeNames';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';

const useTradeNamesPage = (): TradeNamesScreenProps => {
  const [parameters, setParameters] = useSearchParams();
  const spelling = parameters.get('spelling') ?? undefined;
  const { formatNumber } = useUi();
  const { tradeNames } = useTexts(tradeNamesTexts);
  const messages = {
    ...tradeNames,
    tooManyNames: (maximum: number) => tradeNames.tooManyNames(formatNumber(maximum)),
    tooManyKinds: (maximum: number) => tradeNames.tooManyKinds(formatNumber(maximum)),
  };
  // A reload would open the form for the spelling again.
  const onSaved = () => spelling !== undefined && setParameters({}, { replace: true });
  return { ...useTradeNames(messages, onSaved), spelling };
};

/** `/dashboard/tradenames` */
export const TradeNames = () => <TradeNamesScreen {...useTradeNamesPage()} />;
