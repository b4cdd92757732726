import { Heading } from '@dealerkit/ui/elements/Heading';
import { Section } from '@dealerkit/ui/elements/Section';
import { Stack } from '@dealerkit/ui/elements/Stack';

/** The element of the route `/blog`, in place of `BlogScreen`. */
export const Workshop = () => (
  <Stack gap="lg">
    <Heading level={1}>Our workshop</Heading>
    <Section title="Brakes while you wait">Saturday to Thursday, 9 to 8.</Section>
  </Stack>
);
