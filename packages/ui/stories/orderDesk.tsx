import { useState } from 'react';
import { OrderDeskScreen } from '../src/screens/OrderDeskScreen/OrderDeskScreen.js';
import type { ApplyStep, OrderDeskScreenProps } from '../src/screens/OrderDeskScreen/OrderDeskScreen.js';
import { deskLines } from './fixtures/index.js';

/** The lines of 24 orders. */
export const deskOrderLines = [...deskLines(24)];

/** Updates the orders after a step, as an application does. */
export const WithUpdatedOrders = (props: OrderDeskScreenProps) => {
  const [updated, setUpdated] = useState(deskOrderLines);
  const onApply: ApplyStep = async (changed, to, options) => {
    const failures = (await props.onApply?.(changed, to, options)) ?? [];
    const ids = new Set(changed.map(({ _id }) => _id));
    for (const { line } of failures) ids.delete(line._id);
    setUpdated((before) => before.map((line) => (ids.has(line._id) ? { ...line, status: to } : line)));
    return failures;
  };
  return <OrderDeskScreen {...props} orders={{ state: 'ready', data: updated }} onApply={onApply} />;
};
