'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Picture } from '../../elements/Picture/Picture.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Page } from '../../elements/Page/Page.js';
import { columns, pictureFrame } from './NotFoundScreen.css.js';
import { notFoundTexts } from '../../texts/en/notFound.js';

export interface NotFoundScreenProps {
  /** The illustration beside the text. */
  picture: PictureSource;
}

/** Says that no page has this URL, and links to the home page. */
export const NotFoundScreen = ({ picture }: NotFoundScreenProps) => {
  const { notFound, titles, common } = useTexts(notFoundTexts);
  return (
    <Page gap="xl" className={columns}>
      <div className={pictureFrame}>
        <Picture picture={picture} sizes="(min-width: 64rem) 42rem, 100vw" priority />
      </div>
      <Stack align="start">
        <Heading level={1} tabIndex={-1}>
          {titles.notFound}
        </Heading>
        <Text size="lead" tone="muted" measure>
          {notFound.advice}
        </Text>
        <div>
          <ButtonLink href={paths.home} tone="accent">
            {common.backHome}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
};
