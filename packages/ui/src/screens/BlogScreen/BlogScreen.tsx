'use client';
import { BlogCard } from '../../blocks/BlogCard/BlogCard.js';
import type { Question } from '../../blocks/BlogCard/BlogCard.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Text } from '../../elements/Text/Text.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { background } from '../../elements/Section/Section.css.js';
import { bannerContent } from '../../blocks/brandBanner.css.js';
import { screenOnly } from '../../blocks/screenOnly.css.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { cards, contentsItem, contentsLink, contentsTitle } from './BlogScreen.css.js';
import { blogTexts } from '../../texts/en/blog.js';

export interface BlogScreenProps {
  /** The questions and answers, written by the dealer. */
  questions: ReadonlyArray<Question>;
}

const idOf = (index: number) => `question-${String(index + 1)}`;

const withoutBackticks = (text: string) => text.replaceAll('`', '');

/** Questions and answers about React, with a table of contents (`/blog`). */
export const BlogScreen = ({ questions }: BlogScreenProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(blogTexts);
  return (
    <>
      <div className={background.brand}>
        <Grid columns="desktop 5 7" gap="lg" className={bannerContent}>
          <Stack gap="sm">
            <Heading level={1} size="display" tabIndex={-1}>
              {texts.titles.blog}
            </Heading>
            <Text size="lead" tone="brandMuted" measure>
              {texts.blog.lead}
            </Text>
          </Stack>
          <nav className={screenOnly} aria-label={texts.blog.contents}>
            <Heading as="p" size="label" className={contentsTitle} aria-hidden="true">
              {texts.blog.contents}
            </Heading>
            <ol>
              {questions.map(({ question }, index) => (
                <li key={question} className={contentsItem}>
                  <a className={contentsLink} href={`#${idOf(index)}`}>
                    <Text as="span" numeric tone="brandMuted" aria-hidden="true">
                      {formatNumber(index + 1)}
                    </Text>
                    {withoutBackticks(question)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Grid>
      </div>
      <div className={cards}>
        {questions.map((each, index) => (
          <BlogCard key={each.question} {...each} number={index + 1} id={idOf(index)} />
        ))}
      </div>
    </>
  );
};
