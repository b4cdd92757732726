import { row, rows, term as termText } from './HowToRead.css.js';

/** A word and what it means. */
export interface Told {
  term: string;
  told: string;
}

/** Words and their meanings, ruled like a plate. */
export const Pairs = ({ pairs }: { pairs: readonly Told[] }) => (
  <dl className={rows}>
    {pairs.map(({ term, told }) => (
      <div key={term} className={row}>
        <dt className={termText}>{term}</dt>
        <dd>{told}</dd>
      </div>
    ))}
  </dl>
);
