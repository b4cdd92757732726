import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { card, field, fields, fixed } from './ProfileFormSkeleton.css.js';

const FIELDS_KEPT = ['location', 'phone'];

/** Keeps the place of a `ProfileForm`. */
export const ProfileFormSkeleton = () => (
  <div className={card}>
    <div className={fixed}>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
    <div className={fields}>
      {FIELDS_KEPT.map((each) => (
        <div key={each} className={field}>
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      ))}
      <Skeleton shape="button" />
    </div>
  </div>
);
