'use client';
import { BlogCard } from '../../blocks/BlogCard/BlogCard.js';
import type { Question } from '../../blocks/BlogCard/BlogCard.js';
import { useTexts, useUi } from '../../UiProvider.js';
import {
  banner,
  bannerColumn,
  cards,
  contents,
  contentsItem,
  contentsLink,
  contentsNumber,
  contentsTitle,
  lead,
  title,
} from './BlogScreen.css.js';
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
      <div className={banner}>
        <div className={bannerColumn}>
          <div>
            <h1 className={title} tabIndex={-1}>
              {texts.titles.blog}
            </h1>
            <p className={lead}>{texts.blog.lead}</p>
          </div>
          <nav className={contents} aria-label={texts.blog.contents}>
            <p className={contentsTitle} aria-hidden="true">
              {texts.blog.contents}
            </p>
            <ol>
              {questions.map(({ question }, index) => (
                <li key={question} className={contentsItem}>
                  <a className={contentsLink} href={`#${idOf(index)}`}>
                    <span className={contentsNumber} aria-hidden="true">
                      {formatNumber(index + 1)}
                    </span>
                    {withoutBackticks(question)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
      <div className={cards}>
        {questions.map((each, index) => (
          <BlogCard key={each.question} {...each} number={index + 1} id={idOf(index)} />
        ))}
      </div>
    </>
  );
};
