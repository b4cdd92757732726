import { Button } from '@dealerkit/ui/elements/Button';
import { DescriptionList } from '@dealerkit/ui/elements/DescriptionList';
import { Notice } from '@dealerkit/ui/elements/Notice';
import { ReviewList } from '@dealerkit/ui/blocks/ReviewList';
import { Section } from '@dealerkit/ui/elements/Section';
import { Link } from 'react-router';
import type { Route } from './+types/home';
import { client } from './client.server';

export const loader = () => client.listReviews();

export default function Home({ loaderData: reviews }: Route.ComponentProps) {
  return (
    <>
      <Section title="Today" titleHidden padding="thin">
        <h1 className="headline">Parts for the trucks of Chattogram</h1>
        <Notice title="Closed on Friday">We deliver again from Saturday.</Notice>
      </Section>
      <Section title="The shop" background="sunken">
        <DescriptionList
          rows={[
            { label: 'Opening hours', value: 'Saturday to Thursday, 9 am to 8 pm' },
            { label: 'Phone', value: '01700-000518' },
          ]}
        />
        <p>
          <Button asChild tone="accent">
            <Link to="/parts">See the parts</Link>
          </Button>
        </p>
      </Section>
      <Section title="Reviews">
        <ReviewList reviews={reviews} />
      </Section>
    </>
  );
}
