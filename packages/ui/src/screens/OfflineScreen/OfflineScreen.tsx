'use client';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { Section } from '../../elements/Section/Section.js';
import { Page } from '../../elements/Page/Page.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Text } from '../../elements/Text/Text.js';
import { PartThumbnail } from '../../blocks/PartThumbnail/PartThumbnail.js';
import { useFormattedPriceAndStock } from '../../blocks/useFormattedPriceAndStock.js';
import { Button } from '../../elements/Button/Button.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { ShopContact } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { contactLinks } from './OfflineScreen.css.js';

/** A part that the user has seen on this device. */
export interface SeenPart {
  /** The part as it was then. */
  part: Part;
  /** When, in milliseconds since 1970. */
  at: number;
}

export interface OfflineScreenProps {
  /** The parts that the user has seen, the last one first. */
  parts: ReadonlyArray<SeenPart>;
  /** How to reach the shop without the internet. */
  contact: ShopContact;
  /** Tries to open the page again. */
  onRetry: () => void;
}

/** Shows no stock, which may have changed since. */
const SeenPartItem = ({ part, at }: SeenPart) => {
  const { texts } = useUi();
  const { price } = useFormattedPriceAndStock(part);
  const name = partName(part, texts);
  return (
    <Card as="li" kind="panel" padding="sm">
      <Grid columns="auto 1" align="center" gap="sm">
        <PartThumbnail part={part} />
        <div>
          <Text size="inherit" weight="strong" lang={languageOf(name, texts.locale)} translate="no">
            {name}
          </Text>
          <Text numeric translate="no">
            {price}
          </Text>
          <Text size="label" tone="muted" numeric>
            <TimeText value={new Date(at).toISOString()} />
          </Text>
        </div>
      </Grid>
    </Card>
  );
};

/** Shown instead of any page that cannot be loaded without a connection: what the device still knows, and how to call the shop. */
export const OfflineScreen = ({ parts, contact, onRetry }: OfflineScreenProps) => {
  const { offline, titles, common, errors } = useUi().texts;
  return (
    <Page>
      <PageHeader title={titles.offline} lead={errors.offline.advice} />
      <div>
        <Button tone="accent" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      </div>
      <Stack className={contactLinks}>
        <ContactLinks contact={{ phone: contact.phone }} message="" />
      </Stack>
      {parts.length > 0 && (
        <Section title={offline.parts} size="title" padding="none" gap="md">
          <Notice>{offline.partsLead}</Notice>
          <Grid as="ul" columnWidth="lg" gap="sm">
            {parts.map((seen) => (
              <SeenPartItem key={seen.part._id} {...seen} />
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  );
};
