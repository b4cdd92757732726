import { PortfolioScreen } from '@dealerkit/ui/screens/PortfolioScreen';
import type { PortfolioScreenProps } from '@dealerkit/ui/screens/PortfolioScreen';
import '@dealerkit/ui/screens/PortfolioScreen.css';
import { portfolio } from '../content/en/portfolio.js';
import { useContent } from '../preferences/language.js';

const usePortfolio = (): PortfolioScreenProps => useContent('portfolio', portfolio);

/** `/portfolio` */
export const Portfolio = () => <PortfolioScreen {...usePortfolio()} />;
