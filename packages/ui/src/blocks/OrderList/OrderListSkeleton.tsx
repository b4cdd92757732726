import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { Card } from '../../elements/Card/Card.js';
import { Text } from '../../elements/Text/Text.js';
import { action, count, row } from './OrderListSkeleton.css.js';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The loading state of an `OrderList`. */
export const OrderListSkeleton = () => (
  <div aria-hidden="true">
    <span className={count}>
      <Skeleton />
    </span>
    <Text asChild size="label">
      <Card kind="panel" padding="none">
        {ROWS.map((each) => (
          <div key={each} className={row}>
            <Skeleton lines={2} />
            <span className={action}>
              <Skeleton />
            </span>
          </div>
        ))}
      </Card>
    </Text>
  </div>
);
