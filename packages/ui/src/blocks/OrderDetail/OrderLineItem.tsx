'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downIcon, trashIcon, upIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { canDelete, partIdOf } from '@dealerkit/domain/orders/orderRules';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { LineChanges } from '../LineChanges/LineChanges.js';
import type { LineChangeOptions } from '../LineChanges/LineChanges.js';
import { OrderActions } from '../OrderActions/OrderActions.js';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';
import type { OrderViewer } from '../OrderHistory/OrderHistory.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import type { SetStatus } from '../useSetStatus.js';
import { Text } from '../../elements/Text/Text.js';
import { rowText } from '../ruledRows.css.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { buttons, end, facts, history, item, noTotal } from './OrderDetail.css.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';

const english = { ...deleteModalTexts, ...orderLinesTexts, ...ordersTexts };

/** What a user can do with a line of an order. */
export interface OrderLineOptions {
  /** The user who looks at the line. */
  viewer: OrderViewer;
  /** Sets the status of the line; only for an admin. */
  onSetStatus?: SetStatus | undefined;
  /** What an admin can change of the line. */
  changes?: LineChangeOptions | undefined;
  /** Called with the line to delete; the caller asks for confirmation. */
  onDelete?: ((line: Order) => void) | undefined;
}

export interface OrderLineItemProps extends OrderLineOptions {
  /** The line to show. */
  line: Order;
  /** All lines of its order. */
  lines: readonly Order[];
  /** The part of the line, if it is among the parts that are loaded. */
  part: Part | undefined;
}

/** A line of an order of several: what, how much, its status with the history, and what the user can do with it. */
export const OrderLineItem = ({ line, lines, part, viewer, onSetStatus, changes, onDelete }: OrderLineItemProps) => {
  const texts = useTexts(english);
  const { pieces, each, total } = useFormattedAmounts(line);
  const name = partName(line, texts);
  const partId = partIdOf(line, part);
  const historyId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Grid as="li" columns="auto 1" gap="sm" className={item}>
      <PartThumbnail part={part} />
      <Stack direction="row" align="start" justify="between" gap="xs2" className={facts}>
        <div className={rowText}>
          <Text weight="strong">
            {partId === undefined ? (
              name
            ) : (
              <Link href={paths.part(partId)} translate="no">
                {name}
              </Link>
            )}
          </Text>
          {part && <PartNumber part={part} />}
          <Text size="label" tone="muted" numeric>
            {pieces}
          </Text>
          {partId === undefined && (
            <Text size="label" tone="muted" numeric>
              {texts.orders.notOnSale}
            </Text>
          )}
        </div>
        <div className={end}>
          {each !== undefined && (
            <Text
              size="inherit"
              weight="strong"
              tone={line.status === 'cancelled' ? 'muted' : 'inherit'}
              numeric
              className={line.status === 'cancelled' ? noTotal : undefined}
              translate="no"
            >
              {total}
            </Text>
          )}
          {line.status && <OrderStatusTag status={line.status} />}
          <Stack direction="row" justify="end" gap="xs2" className={buttons}>
            {line.history && (
              <Button
                tone="quiet"
                size="small"
                title={texts.orders.history}
                aria-label={texts.orderLines.historyOf(name)}
                aria-expanded={isOpen}
                aria-controls={historyId}
                onClick={() => setIsOpen(!isOpen)}
              >
                <Icon path={isOpen ? upIcon : downIcon} />
              </Button>
            )}
            {onSetStatus && (
              <OrderActions order={line} onSetStatus={onSetStatus} isInList>
                {changes && <LineChanges {...changes} line={line} lines={lines} />}
              </OrderActions>
            )}
            {onDelete && canDelete(line) && (
              <Button
                tone="quiet"
                size="small"
                aria-label={texts.deleteModal.deleteNamed(name)}
                onClick={() => onDelete(line)}
              >
                <Icon path={trashIcon} /> {texts.deleteModal.delete}
              </Button>
            )}
          </Stack>
        </div>
      </Stack>
      {line.history && (
        <div id={historyId} className={history} hidden={!isOpen}>
          <OrderHistory order={line} viewer={viewer} />
        </div>
      )}
    </Grid>
  );
};
