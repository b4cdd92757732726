'use client';
import { BlogCard } from '../../blocks/BlogCard/BlogCard.js';
import type { Question } from '../../blocks/BlogCard/BlogCard.js';
import { useUi } from '../../UiProvider.js';
import {
  body,
  cards,
  contents,
  contentsTitle,
  head,
  headColumn,
  jump,
  jumpNumber,
  lead,
  place,
  title,
} from './BlogScreen.css.js';

export interface BlogScreenProps {
  /** The questions and their answers, the dealer's own words. */
  questions: readonly Question[];
}

const idOf = (index: number) => `question-${String(index + 1)}`;

const plain = (text: string) => text.replaceAll('`', '');

/** Questions and answers on React (specification, section 2). */
export const BlogScreen = ({ questions }: BlogScreenProps) => {
  const { texts, formatNumber } = useUi();
  return (
    <>
      <div className={head}>
        <div className={headColumn}>
          <h1 className={title} tabIndex={-1}>
            {texts.titles.blog}
          </h1>
          <p className={lead}>{texts.blog.lead}</p>
        </div>
      </div>
      <div className={body}>
        <nav className={contents} aria-label={texts.blog.contents}>
          <p className={contentsTitle} aria-hidden="true">
            {texts.blog.contents}
          </p>
          <ol>
            {questions.map(({ question }, index) => (
              <li key={question} className={place}>
                <a className={jump} href={`#${idOf(index)}`}>
                  <span className={jumpNumber} aria-hidden="true">
                    {formatNumber(index + 1)}
                  </span>
                  {plain(question)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={cards}>
          {questions.map((each, index) => (
            <BlogCard key={each.question} {...each} number={index + 1} id={idOf(index)} />
          ))}
        </div>
      </div>
    </>
  );
};
