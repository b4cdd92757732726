import { useHome } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { Section } from '@dealerkit/ui/elements/Section';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import { useContent } from '../content.js';

// Your decision: a page is the screen of the library, with what you add to it, or a component of your own.
export const Home = () => {
  const { hero, dealer } = useContent();
  return (
    <>
      <HomeScreen hero={hero} {...useHome()} allPartsHref={paths.allParts} />
      {dealer.showrooms.map(({ name, address, hours }) => (
        <Section key={name} title={name} background="sunken">
          {address}, {hours}
        </Section>
      ))}
    </>
  );
};
