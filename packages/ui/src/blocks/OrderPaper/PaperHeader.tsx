import type { DealerFacts } from '../../dealer.js';
import { dealerName, small } from './OrderPaper.css.js';

/** The dealer and the showrooms at the top of a paper. */
export const PaperHeader = ({ dealer }: { dealer: DealerFacts }) => (
  <header>
    <p className={dealerName} translate="no">
      {dealer.name}
    </p>
    {dealer.showrooms.map((showroom) => (
      <p key={showroom.name} className={small}>
        {showroom.address} · {showroom.phone}
      </p>
    ))}
  </header>
);
