'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useUi } from '../../UiProvider.js';

/** The placeholder of `PartSpecs` with the same rows. */
export const PartSpecsSkeleton = () => {
  const { part } = useUi().texts;
  return (
    <DescriptionList
      columns={2}
      rows={[
        { label: part.price, value: <Skeleton />, size: 'large', fullWidth: true },
        { label: part.available, value: <Skeleton /> },
        { label: part.minimumOrder, value: <Skeleton /> },
      ]}
    />
  );
};
