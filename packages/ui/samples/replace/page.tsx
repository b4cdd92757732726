import { Page } from '@dealerkit/ui/elements/Page';
import { PageHeader } from '@dealerkit/ui/elements/PageHeader';
import { Text } from '@dealerkit/ui/elements/Text';
import { useDocumentTitle } from '@dealerkit/ui/usePageTransition';

/** The element of the route `/workshop`, which the site adds to its own. */
export const Workshop = () => {
  useDocumentTitle('Our workshop', 'Padma Truck Parts');
  return (
    <Page width="measure">
      <PageHeader title="Our workshop" lead="Brakes while you wait." />
      <Text>Saturday to Thursday, 9 to 8.</Text>
    </Page>
  );
};
