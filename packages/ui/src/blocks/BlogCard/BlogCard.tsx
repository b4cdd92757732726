'use client';
import { useUi } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { listNumber } from '../listNumber.css.js';
import { answer as answerBox, card, code, question as questionBox } from './BlogCard.css.js';

/** A question and the paragraphs of its answer. Text `between backticks` is shown as code. */
export interface Question {
  /** The question. */
  question: string;
  /** The paragraphs of the answer. */
  answer: ReadonlyArray<string>;
}

export interface BlogCardProps extends Question {
  /** The position on the page, from 1. */
  number: number;
  /** The element id, for links within the page. */
  id: string;
}

/** After the split, parts with an odd index are the text between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={`${String(index)} ${part}`} className={code}>
        {part}
      </code>
    ) : (
      part
    ),
  );

/** One question of the blog with its answer. */
export const BlogCard = ({ number, id, question, answer }: BlogCardProps) => {
  const ui = useUi();
  return (
    <Grid asChild columns="desktop 5 7">
      <article id={id} className={card} aria-labelledby={`${id}-title`}>
        <div className={questionBox}>
          <span className={listNumber} aria-hidden="true">
            {ui.formatNumber(number)}
          </span>
          <Heading id={`${id}-title`} size="title">
            {withCode(question)}
          </Heading>
        </div>
        <Stack className={answerBox}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{withCode(paragraph)}</p>
          ))}
        </Stack>
      </article>
    </Grid>
  );
};
