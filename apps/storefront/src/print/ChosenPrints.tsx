import { PrintOrdersScreen } from '@dealerkit/ui/screens/PrintOrdersScreen';
import type { PrintOrdersScreenProps } from '@dealerkit/ui/screens/PrintOrdersScreen';
import '@dealerkit/ui/screens/PrintOrdersScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { usePrintoutProps } from './usePrintoutProps.js';

type ChosenPrintsProps = Pick<PrintOrdersScreenProps, 'print' | 'orders' | 'parts' | 'onBack'>;

/** What is printed of chosen orders, in the place of their list. */
export const ChosenPrints = (props: ChosenPrintsProps) => (
  <PrintOrdersScreen {...props} {...usePrintoutProps()} orderUrl={(key) => location.origin + paths.order(key)} />
);
