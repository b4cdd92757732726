'use client';
import { PortfolioSites } from '../../blocks/PortfolioSites/PortfolioSites.js';
import type { PortfolioSitesProps } from '../../blocks/PortfolioSites/PortfolioSites.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { Section } from '../../elements/Section/Section.js';
import { useTexts } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { background } from '../../elements/Section/Section.css.js';
import { bannerContent } from '../../blocks/brandBanner.css.js';
import { Text } from '../../elements/Text/Text.js';
import { portrait as portraitBox, role as roleText } from './PortfolioScreen.css.js';
import { portfolioTexts } from '../../texts/en/portfolio.js';

export interface PortfolioScreenProps extends PortfolioSitesProps {
  /** The developer: name, profession, portrait, and paragraphs about them. */
  developer: { name: string; role: string; portrait?: PictureSource | undefined; about: readonly string[] };
}

/** The developer of the site and their other sites (`/portfolio`). */
export const PortfolioScreen = ({ developer, sites }: PortfolioScreenProps) => {
  const { portfolio } = useTexts(portfolioTexts);
  const { name, role, portrait, about } = developer;
  return (
    <>
      <div className={background.brand}>
        <Grid columns="desktop 5 7" gap="lg" className={bannerContent}>
          <Stack gap="sm">
            {portrait && (
              <div className={portraitBox}>
                <Picture picture={portrait} sizes="12rem" priority />
              </div>
            )}
            <Heading level={1} size="display" tabIndex={-1} translate="no">
              {name}
            </Heading>
            <Heading as="p" size="label" className={roleText}>
              {role}
            </Heading>
          </Stack>
          <Stack>
            {about.map((paragraph) => (
              <Text key={paragraph} size="lead" tone="brandMuted" measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Grid>
      </div>
      <Section title={portfolio.sites}>
        <PortfolioSites sites={sites} />
      </Section>
    </>
  );
};
