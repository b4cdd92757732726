import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import type { Order } from '@dealerkit/domain/entities';
import type { nextOrderStep, OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { useSetStatus } from '../useSetStatus.js';
import type { SetStatuses } from '../useSetStatus.js';

const english = { ...orderDeskTexts, ...ordersTexts };

interface OrderNextStepProps {
  order: OrderWithLines;
  next: ReturnType<typeof nextOrderStep>;
  onSetStatuses: SetStatuses;
}

/** The next step of an order, and why it was refused. */
export const OrderNextStep = ({ order, next, onSetStatuses }: OrderNextStepProps) => {
  const { orders, orderDesk } = useTexts(english);
  const { isBusy, error, setStatus } = useSetStatus<readonly Order[]>(onSetStatuses);
  const [{ userName }] = order.lines;
  return (
    <>
      {next && (
        <Button
          size="small"
          busy={isBusy}
          aria-label={orderDesk.stepNamed(
            orders.steps[next.status],
            order.shownNumber,
            userName?.trim() || orders.noCustomer,
          )}
          onClick={(event) => {
            if (!isRepeatedClick(event)) void setStatus(next.lines, next.status);
          }}
          onKeyDown={ignoreHeldKey}
        >
          {orders.steps[next.status]}
        </Button>
      )}
      <FormError {...error} message={error?.message} />
    </>
  );
};
