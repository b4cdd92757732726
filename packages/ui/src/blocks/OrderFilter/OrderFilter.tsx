'use client';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { calendarIcon, closeIcon, filterIcon } from '../../elements/Icon/icons.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { Select } from '../../elements/Select/Select.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { formatDay } from '../../format/dates.js';
import { orderSorts } from '@dealerkit/domain/orders/orderQuery';
import type { OrderCriteria } from '@dealerkit/domain/orders/orderQuery';
import { customerName } from '../../customerName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { DateRange } from '../DateRange/DateRange.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { phoneOnly, screenOnly } from '../screenOnly.css.js';
import { chip } from '../chip.css.js';
import { useTypedSearch } from '../useTypedSearch.js';
import { dates, fields, foldedFields, searchField, sortField } from './OrderFilter.css.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { tableTexts } from '../../texts/en/table.js';

const english = { ...orderDeskTexts, ...ordersTexts, ...tableTexts };

/** The values that the filter shows. */
export interface OrderFilterOptions {
  /** The present criteria. */
  criteria: OrderCriteria;
  /** The name of the customer of the criteria, once it is known. */
  customerName?: string | undefined;
  /** The part of a longer search text that the host has used. */
  usedSearch?: string | undefined;
}

export interface OrderFilterProps extends OrderFilterOptions {
  /** Called with each change; typed text follows after a short pause. */
  onFilter: (criteria: OrderCriteria) => void;
}

/** Searches orders, and restricts and sorts them; on a phone a button with the number of filters opens it. */
export const OrderFilter = ({ criteria, customerName: name, onFilter, usedSearch }: OrderFilterProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { common, orders, orderDesk, table, locale } = texts;
  const element = useRef<HTMLDivElement>(null);
  const { search, customer, from, to, sort } = criteria;
  const [typed, setTyped] = useTypedSearch(search, (text) => onFilter({ ...criteria, search: text }));
  const hasDates = from !== '' || to !== '';
  const count = [search, hasDates, sort].filter(Boolean).length;
  const dayOf = (day: string) => (day === '' ? '…' : formatDay(day, locale));
  const ofCustomer = orderDesk.ofCustomer(name === undefined ? '…' : customerName({ name }, texts));
  const [isOpen, setIsOpen] = useState(count > 0);
  const [areDatesShown, setAreDatesShown] = useState(hasDates);
  return (
    <Stack gap="xs" ref={element} className={screenOnly} tabIndex={-1}>
      <div className={phoneOnly}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon path={filterIcon} /> {count > 0 ? orderDesk.filterCount(formatNumber(count)) : orderDesk.filter}
        </Button>
      </div>
      <div className={isOpen ? fields : foldedFields}>
        <div className={searchField}>
          <SearchField
            label={<VisuallyHidden>{orders.search}</VisuallyHidden>}
            placeholder={orders.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint={usedSearch && table.searchCut(usedSearch)}
          />
        </div>
        <Button aria-expanded={areDatesShown} onClick={() => setAreDatesShown(!areDatesShown)}>
          <Icon path={calendarIcon} /> {hasDates ? orderDesk.datesSet(dayOf(from), dayOf(to)) : orderDesk.dates}
        </Button>
        <div className={sortField}>
          <Select
            label={<VisuallyHidden>{orderDesk.sort}</VisuallyHidden>}
            value={sort}
            onChange={({ target }) =>
              onFilter({ ...criteria, sort: orderSorts.find((each) => each === target.value) ?? '' })
            }
          >
            <option value="">{orderDesk.sorts.newest}</option>
            {orderSorts.map((each) => (
              <option key={each} value={each}>
                {orderDesk.sorts[each]}
              </option>
            ))}
          </Select>
        </div>
        {areDatesShown && (
          <div className={dates}>
            <DateRange dates={criteria} onChange={(changed) => onFilter({ ...criteria, ...changed })} />
          </div>
        )}
      </div>
      {customer && (
        <div>
          <button
            type="button"
            className={chip}
            aria-label={common.removeFilter(ofCustomer)}
            onClick={() => {
              // The button goes with the filter.
              element.current?.focus();
              onFilter({ ...criteria, customer: '' });
            }}
          >
            {ofCustomer} <Icon path={closeIcon} />
          </button>
        </div>
      )}
    </Stack>
  );
};
