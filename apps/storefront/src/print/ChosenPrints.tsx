import { useShelves } from '@dealerkit/api-client/react';
import { PrintOrdersScreen } from '@dealerkit/ui/screens/PrintOrdersScreen';
import type { PrintOrdersScreenProps } from '@dealerkit/ui/screens/PrintOrdersScreen';
import '@dealerkit/ui/screens/PrintOrdersScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { usePrintoutProps } from './usePrintoutProps.js';

type ChosenPrintsProps = Pick<PrintOrdersScreenProps, 'print' | 'orders' | 'parts' | 'onBack'>;

/** What is printed of chosen orders, in the place of their list. */
export const ChosenPrints = (props: ChosenPrintsProps) => {
  const lines = props.print === 'pickingList' ? props.orders.flatMap((order) => order.lines) : [];
  const shelves = useShelves(lines.flatMap(({ partId }) => partId ?? []));
  return (
    <PrintOrdersScreen
      {...props}
      {...usePrintoutProps()}
      shelves={shelves}
      orderUrl={(key) => location.origin + paths.order(key)}
    />
  );
};
