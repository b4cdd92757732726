import { Button } from '@dealerkit/ui/elements/Button';
import { DescriptionList } from '@dealerkit/ui/elements/DescriptionList';
import { Notice } from '@dealerkit/ui/elements/Notice';
import { Section } from '@dealerkit/ui/elements/Section';
import Link from 'next/link';
import { Reviews } from './reviews';

export default function Home() {
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
            <Link href="/parts">See the parts</Link>
          </Button>
        </p>
      </Section>
      <Section title="Reviews">
        <Reviews />
      </Section>
    </>
  );
}
