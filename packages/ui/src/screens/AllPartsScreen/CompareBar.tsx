import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { compareBar, compareText } from './AllPartsScreen.css.js';

interface CompareBarProps {
  /** The ids of the parts that are chosen. */
  ids: readonly string[];
  /** Chooses none. */
  onClear: () => void;
}

/** What can be done with the parts that are chosen to compare, in reach of any row. */
export const CompareBar = ({ ids, onClear }: CompareBarProps) => {
  const { formatNumber } = useUi();
  const { allParts } = useTexts(allPartsTexts);
  return (
    <div className={compareBar}>
      <p role="status" className={compareText}>
        {ids.length === 1 ? allParts.oneCompared : allParts.compared(formatNumber(ids.length))}
      </p>
      {ids.length > 1 && (
        <ButtonLink tone="accent" href={paths.comparison(ids)}>
          {allParts.compare}
        </ButtonLink>
      )}
      <Button tone="quiet" onClick={onClear}>
        {allParts.compareNone}
      </Button>
    </div>
  );
};
