import type { DealerFacts, ShopContact } from '@dealerkit/ui/dealer';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import { useUi } from '@dealerkit/ui/UiProvider';

type Content = { dealer: DealerFacts; headline: string; hero: HomeScreenProps['hero'] };
const picture = { src: '/hero.svg', width: 1600, height: 900, alt: '' };

// Your decision: everything that the shop says about you, and your phone number. The first language is that of new visitors.
export const content = {
  __CONTENT__
} satisfies Record<string, Content>;

export type Code = keyof typeof content;
export const codes = Object.keys(content) as Code[];

export const useContent = (): Content & { contact: ShopContact } => {
  const { dealer, ...others } = content[useUi().texts.locale.slice(0, 2) as Code];
  return { dealer, ...others, contact: { phone: dealer.showrooms[0]?.phone ?? '', origin: location.origin } };
};
