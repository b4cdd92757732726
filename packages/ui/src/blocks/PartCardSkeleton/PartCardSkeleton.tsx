'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useUi } from '../../UiProvider.js';
import { card, action, description, name, imageRow, specs, image } from '../PartCard/PartCard.css.js';

/** The placeholder of a `PartCard` with the same row heights. */
export const PartCardSkeleton = () => {
  const { part } = useUi().texts;
  return (
    <div className={card} aria-hidden="true">
      <div className={imageRow}>
        <div className={image}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={name}>
        <Skeleton shape="title" />
      </div>
      <div className={description}>
        <Skeleton lines={3} />
      </div>
      <div className={specs}>
        <DescriptionList
          columns={2}
          rows={[
            { label: part.price, value: <Skeleton />, size: 'large', fullWidth: true },
            { label: part.available, value: <Skeleton /> },
            { label: part.minimumOrder, value: <Skeleton /> },
          ]}
        />
      </div>
      <div className={action}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
};
