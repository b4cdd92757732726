import type { BlogScreenProps } from '@dealerkit/ui/BlogScreen';
import type { DealerFacts } from '@dealerkit/ui/dealer';
import type { HomeScreenProps } from '@dealerkit/ui/HomeScreen';
import type { LoginScreenProps } from '@dealerkit/ui/LoginScreen';
import type { PortfolioScreenProps } from '@dealerkit/ui/PortfolioScreen';
import type { PictureSource } from '@dealerkit/ui/UiProvider';

/** What the dealer says in a language, besides the catalogue. */
export interface Content {
  /** The facts of the shop that stand on every page. */
  dealer: DealerFacts;
  /** What the home page says besides parts and reviews. */
  home: Pick<HomeScreenProps, 'hero' | 'stats' | 'slides' | 'owner'>;
  /** What the blog asks and answers; words `between backticks` are set as code. */
  questions: BlogScreenProps['questions'];
  /** Who built the shop, and the sites that go with it. */
  portfolio: PortfolioScreenProps;
  /** Stands on the page that does not exist. */
  notFoundPicture: PictureSource;
  /** Accounts that a fresh demo knows; shown only where identity is the demo's. */
  demoAccounts: NonNullable<LoginScreenProps['demoAccounts']>;
}
