'use client';
import { Fragment, useEffect, useEffectEvent, useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { ordersIcon, userIcon } from '../../elements/Icon/icons.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { orderProgress } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import type { Suggestion } from '@dealerkit/domain/search';
import { customerName } from '../../customerName.js';
import { suggestionsTexts } from '../../texts/en/suggestions.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { message, root } from '../SearchSuggestions/SearchSuggestions.css.js';
import { SuggestionOption } from '../SearchSuggestions/SuggestionOption.js';
import type { SuggestionListProps } from '../SiteSearch/SiteSearch.js';
import { Text } from '../../elements/Text/Text.js';
import { figure } from '../../elements/FigureText/FigureText.css.js';
import { group as groupStyle, heading } from './AdminSuggestions.css.js';

export interface AdminSuggestionsProps extends SuggestionListProps {
  /** Makes an option the one that Enter follows, as the arrow keys do. */
  onActivate: (id: string) => void;
  /** The customers for the text. */
  customers: AsyncData<readonly Customer[]>;
  /** The order with the number in the text. */
  orders: AsyncData<readonly OrderWithLines[]>;
  /** The suggested parts for the text. */
  parts: AsyncData<readonly Suggestion[]>;
  /** The customer or the order that the text names by a whole number, which Enter opens. */
  named?: { kind: 'customer' | 'order'; key: string } | undefined;
  /** Some of the rows are those of the text before. @default false */
  isUpdating?: boolean | undefined;
}

interface OptionProps {
  id: string;
  isActive: boolean;
}

const Numbers = ({ numbers }: { numbers: readonly string[] }) => (
  <>
    {numbers.map((number, index) => (
      <Fragment key={number}>
        {index > 0 && ' · '}
        <span className={figure}>{number}</span>
      </Fragment>
    ))}
  </>
);

const CustomerOption = ({ customer, ...option }: OptionProps & { customer: Customer }) => {
  const { texts } = useUi();
  const formatPhone = useFormatPhone();
  return (
    <SuggestionOption
      {...option}
      href={paths.customer(customer._id)}
      picture={<Icon path={userIcon} />}
      label={customerName(customer, texts)}
      detail={<Numbers numbers={customer.phones.map((phone) => formatPhone(phone))} />}
      end={<CustomerBalance customer={customer} />}
    />
  );
};

const OrderOption = ({ order, ...option }: OptionProps & { order: OrderWithLines }) => {
  const { suggestions } = useTexts(suggestionsTexts);
  const status = orderProgress(order.lines)?.status;
  return (
    <SuggestionOption
      {...option}
      href={paths.order(order.key)}
      picture={<Icon path={ordersIcon} />}
      label={suggestions.order(order.shownNumber)}
      detail={order.lines[0].userName}
      end={status && <OrderStatusTag status={status} />}
    />
  );
};

const PartOption = ({ part, ...option }: OptionProps & { part: Suggestion }) => {
  const { texts, formatMoney, formatNumber } = useUi();
  const { id = '', text, image, number, price, stock } = part;
  const pieces =
    stock === undefined ? undefined : stock > 0 ? texts.part.pieces(stock, formatNumber(stock)) : texts.part.outOfStock;
  return (
    <SuggestionOption
      {...option}
      href={paths.part(id)}
      picture={<PartThumbnail part={{ _id: id, image }} />}
      label={text || texts.common.unnamedPart}
      detail={<Numbers numbers={[number, pieces].filter((value) => value !== undefined)} />}
      end={typeof price === 'number' ? formatMoney(price) : price}
    />
  );
};

const Group = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={groupStyle}>
      <Text as="div" id={id} size="label" tone="muted" weight="strong" className={heading}>
        {label}
      </Text>
      {children}
    </div>
  );
};

const rowsOf = <Row,>(value: AsyncData<readonly Row[]>): readonly Row[] => (value.state === 'ready' ? value.data : []);

/** The rows below `SiteSearch` for an admin: customers, an order and parts for its text. Load it when the field gets the focus. */
export const AdminSuggestions = ({
  listId,
  activeId,
  search,
  onActivate,
  customers,
  orders,
  parts,
  named,
  isUpdating = false,
}: AdminSuggestionsProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(suggestionsTexts);
  const { suggestions, titles } = texts;
  const values = [customers, orders, parts];
  const isLoading = values.some(({ state }) => state === 'loading');
  const isBusy = isUpdating || isLoading;
  const failed = values.filter((value) => value.state === 'failed');

  const idOf = (kind: string, key: string) => `${listId}-${kind}-${key}`;
  const optionOf = (kind: string, key: string): OptionProps => {
    const id = idOf(kind, key);
    return { id, isActive: id === activeId };
  };
  const namedId = named && idOf(named.kind, named.key);
  const activate = useEffectEvent(() => {
    if (namedId !== undefined) onActivate(namedId);
  });
  // With each text too, because the field forgets the active option then.
  useEffect(() => activate(), [namedId, search]);

  const groups = [
    {
      label: titles.customers,
      options: rowsOf(customers).map((customer) => (
        <CustomerOption key={customer._id} {...optionOf('customer', customer._id)} customer={customer} />
      )),
    },
    {
      label: titles.orders,
      options: rowsOf(orders).map((order) => (
        <OrderOption key={order.key} {...optionOf('order', order.key)} order={order} />
      )),
    },
    {
      label: suggestions.parts,
      options: rowsOf(parts).map((part) => (
        <PartOption key={part.id} {...optionOf('part', part.id ?? '')} part={part} />
      )),
    },
  ].filter(({ options }) => options.length > 0);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);

  return (
    <div className={root}>
      <div id={listId} role="listbox" aria-label={suggestions.label} aria-busy={isBusy}>
        {groups.map(({ label, options }) => (
          <Group key={label} label={label}>
            {options}
          </Group>
        ))}
      </div>
      {isLoading && count === 0 && (
        <div className={message} aria-hidden="true">
          <Skeleton lines={4} />
        </div>
      )}
      <div role="status">
        {failed.length > 0 && (
          <Text tone="muted" wrap="anywhere" className={message}>
            {suggestions.allFailed}
          </Text>
        )}
        {!isBusy && failed.length === 0 && count === 0 && (
          <Text tone="muted" wrap="anywhere" className={message}>
            {suggestions.allNone(search.trim())}
          </Text>
        )}
        {!isBusy && count > 0 && <VisuallyHidden>{suggestions.count(count, formatNumber(count))}</VisuallyHidden>}
      </div>
      {failed.length > 0 && (
        <div className={message}>
          <Button onClick={() => failed.forEach(({ retry }) => retry())}>{texts.common.tryAgain}</Button>
        </div>
      )}
    </div>
  );
};
