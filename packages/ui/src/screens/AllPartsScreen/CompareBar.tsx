import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
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
    <Card asChild kind="panel" padding="xs">
      <Stack direction="row" gap="xs" className={compareBar}>
        <Text role="status" numeric className={compareText}>
          {ids.length === 1 ? allParts.oneCompared : allParts.compared(formatNumber(ids.length))}
        </Text>
        {ids.length > 1 && (
          <ButtonLink tone="accent" href={paths.comparison(ids)}>
            {allParts.compare}
          </ButtonLink>
        )}
        <Button tone="quiet" onClick={onClear}>
          {allParts.compareNone}
        </Button>
      </Stack>
    </Card>
  );
};
