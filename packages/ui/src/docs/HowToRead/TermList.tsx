import { row, rows, term as termStyle } from './HowToRead.css.js';

/** A term and its description. */
export interface Term {
  term: string;
  description: string;
}

/** A bordered list of terms and their descriptions. */
export const TermList = ({ terms }: { terms: readonly Term[] }) => (
  <dl className={rows}>
    {terms.map(({ term, description }) => (
      <div key={term} className={row}>
        <dt className={termStyle}>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
);
