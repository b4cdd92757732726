import type { BlogScreenProps } from '@dealerkit/ui/screens/BlogScreen';
import type { DealerFacts } from '@dealerkit/ui/dealer';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import type { LoginScreenProps } from '@dealerkit/ui/screens/LoginScreen';
import type { PortfolioScreenProps } from '@dealerkit/ui/screens/PortfolioScreen';
import type { PictureSource } from '@dealerkit/ui/UiProvider';

/** The dealer's own content in one language. */
export interface Content {
  /** Facts that are shown on every page. */
  dealer: DealerFacts;
  /** What search engines show about the shop. */
  description: string;
  /** The home page without parts and reviews. */
  home: { [Name in 'hero' | 'stats' | 'slides' | 'owner']: NonNullable<HomeScreenProps[Name]> };
  /** The questions of the blog; text between backticks is shown as code. */
  questions: BlogScreenProps['questions'];
  /** The developer of the shop and their sites. */
  portfolio: PortfolioScreenProps;
  /** The picture of the "page not found" page. */
  notFoundPicture: PictureSource;
  /** The accounts of a new demo, shown only with the demo identity. */
  demoAccounts: NonNullable<LoginScreenProps['demoAccounts']>;
}
