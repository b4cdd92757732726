'use client';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import type { FacetCount } from '@dealerkit/domain/search';
import { useTexts } from '../../UiProvider.js';
import { FacetGroup } from './FacetGroup.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { action, actions, sheet } from './PartFilters.css.js';
import { filtersTexts } from '../../texts/en/filters.js';

export interface MyTrucksProps {
  /** The vehicles that the visitor has chosen. */
  trucks: readonly string[];
  /** All vehicles for which the dealer lists parts. */
  vehicles: AsyncData<readonly FacetCount[]>;
  /** Called with the chosen vehicles after each change, to keep them. */
  onChange: (trucks: string[]) => void;
  /** Called when the visitor wants to see only parts for these vehicles. */
  onFilter: () => void;
  /** Called when the visitor closes the sheet. */
  onClose: () => void;
}

/** A sheet in which a visitor chooses his trucks once; open while it is mounted. */
export const MyTrucks = ({ trucks, vehicles, onChange, onFilter, onClose }: MyTrucksProps) => {
  const { myTrucks } = useTexts(filtersTexts).filters;
  return (
    <Sheet title={myTrucks.title} className={sheet} onClose={onClose}>
      <Text tone="muted">{myTrucks.lead}</Text>
      <Async value={vehicles} skeleton={<Skeleton lines={8} />}>
        {(values) => <FacetGroup label={myTrucks.choose} values={values} selected={trucks} onChange={onChange} />}
      </Async>
      <Stack direction="row" align="stretch" gap="sm" className={actions}>
        {trucks.length > 0 && (
          <Button className={action} tone="accent" onClick={onFilter}>
            {myTrucks.filter}
          </Button>
        )}
        <Button className={action} onClick={onClose}>
          {myTrucks.done}
        </Button>
      </Stack>
    </Sheet>
  );
};
