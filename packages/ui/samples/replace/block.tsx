import { ButtonLink } from '@dealerkit/ui/elements/ButtonLink';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';

/** Each card of a part has a link to the chat in place of the button of the basket. */
export const Home = (props: HomeScreenProps) => (
  <HomeScreen
    {...props}
    addToBasket={({ _id }) => <ButtonLink href={`https://wa.me/8801700000931?text=${_id}`}>Ask us</ButtonLink>}
  />
);
