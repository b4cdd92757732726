'use client';
import { useUi } from '../../UiProvider.js';
import {
  answer as answerBox,
  card,
  code,
  number as numberText,
  question as questionBox,
  words,
} from './BlogCard.css.js';

/** A question and its answer, a paragraph each; words `between backticks` are set as code. */
export interface Question {
  question: string;
  answer: readonly string[];
}

export interface BlogCardProps extends Question {
  /** Its place on the page, from 1. */
  number: number;
  /** What a link on the page leads to. */
  id: string;
}

/** Every second piece stood between backticks. */
const withCode = (text: string) =>
  text.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={`${String(index)} ${piece}`} className={code}>
        {piece}
      </code>
    ) : (
      piece
    ),
  );

/** One question of the blog with its answer. */
export const BlogCard = ({ number, id, question, answer }: BlogCardProps) => {
  const ui = useUi();
  return (
    <article id={id} className={card} aria-labelledby={`${id}-title`}>
      <div className={questionBox}>
        <span className={numberText} aria-hidden="true">
          {ui.number(number)}
        </span>
        <h2 id={`${id}-title`} className={words}>
          {withCode(question)}
        </h2>
      </div>
      <div className={answerBox}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{withCode(paragraph)}</p>
        ))}
      </div>
    </article>
  );
};
