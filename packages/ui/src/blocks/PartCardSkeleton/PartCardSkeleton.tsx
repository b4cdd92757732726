'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useUi } from '../../UiProvider.js';
import { card, deed, description, name, photo, plate, shot } from '../PartCard/PartCard.css.js';

/** Keeps the place of a part card, row by row. */
export const PartCardSkeleton = () => {
  const { part } = useUi().texts;
  return (
    <div className={card} aria-hidden="true">
      <div className={photo}>
        <div className={shot}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={name}>
        <Skeleton shape="title" />
      </div>
      <div className={description}>
        <Skeleton lines={3} />
      </div>
      <div className={plate}>
        <DescriptionList
          columns="two"
          rows={[
            { label: part.price, value: <Skeleton />, size: 'large', whole: true },
            { label: part.available, value: <Skeleton /> },
            { label: part.minimumOrder, value: <Skeleton /> },
          ]}
        />
      </div>
      <div className={deed}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
};
