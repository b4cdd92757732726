'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import type { OrderStatus } from '@dealerkit/domain/entities';
import { orderSteps } from '@dealerkit/domain/orderRules';
import { useTexts } from '../../UiProvider.js';
import { DateRange } from '../DateRange/DateRange.js';
import type { Dates } from '../DateRange/DateRange.js';
import { statusIcons } from '../OrderStatusTag/OrderStatusTag.js';
import { dates, fields, root, searchField, status as statusButton, statuses } from './OrderFilter.css.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { tableTexts } from '../../texts/en/table.js';

const english = { ...ordersTexts, ...tableTexts };

/** Which orders to list; empty values do not restrict the list. */
export interface OrderCriteria extends Dates {
  /** Words of the customer, the phone number or the part. */
  search: string;
  status: OrderStatus | '';
}

/** The criteria that list all orders. */
export const allOrders: OrderCriteria = { search: '', status: '', from: '', to: '' };

/** The values that the filter shows. */
export interface OrderFilterOptions {
  /** The present criteria. */
  criteria: OrderCriteria;
  /** The part of a longer search text that the host has used. */
  usedSearch?: string | undefined;
}

export interface OrderFilterProps extends OrderFilterOptions {
  /** Called with each change; typed text follows after a short pause. */
  onFilter: (criteria: OrderCriteria) => void;
}

const PAUSE_MS = 250;

const options = ['', ...orderSteps, 'cancelled'] as const;

/** The typed text, which is reported after a pause, and replaced if the criteria change elsewhere. */
const useTypedSearch = ({ criteria, onFilter }: OrderFilterProps) => {
  const [typed, setTyped] = useState(criteria.search);
  const [reported, setReported] = useState(criteria.search);
  if (reported !== criteria.search) {
    setReported(criteria.search);
    if (criteria.search !== typed.trim()) setTyped(criteria.search);
  }
  const report = useEffectEvent(() => {
    if (typed.trim() !== criteria.search) onFilter({ ...criteria, search: typed.trim() });
  });
  useEffect(() => {
    const timer = setTimeout(report, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
};

/** Searches orders, and selects them by status and date. */
export const OrderFilter = (props: OrderFilterProps) => {
  const { criteria, onFilter, usedSearch } = props;
  const { orders, table } = useTexts(english);
  const [typed, setTyped] = useTypedSearch(props);
  return (
    <div className={root}>
      <div className={fields}>
        <div className={searchField}>
          <SearchField
            label={orders.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint={usedSearch && table.searchCut(usedSearch)}
          />
        </div>
        <div className={dates}>
          <DateRange dates={criteria} onChange={({ from, to }) => onFilter({ ...criteria, from, to })} />
        </div>
      </div>
      <div className={statuses} role="group" aria-label={orders.status}>
        {options.map((status) => (
          <button
            key={status}
            className={statusButton}
            type="button"
            aria-pressed={status === criteria.status}
            onClick={() => onFilter({ ...criteria, status })}
          >
            {status !== '' && <Icon path={statusIcons[status]} />}
            {status === '' ? orders.all : orders.statuses[status]}
          </button>
        ))}
      </div>
    </div>
  );
};
