import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { moreIcon, ordersIcon, plusIcon, printIcon } from '../../elements/Icon/icons.js';
import { Menu, MenuItem, MenuSeparator } from '../../elements/Menu/Menu.js';
import type { Customer } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { Stack } from '../../elements/Stack/Stack.js';
import type { OpenSheet } from './CustomerSheets.js';

interface CustomerMenuProps {
  customer: Customer;
  /** What names the newest order in a URL. */
  lastOrder: string | undefined;
  /** Opens a form. */
  onOpen: (sheet: OpenSheet) => void;
}

/** What an admin does with a customer. */
export const CustomerMenu = ({ customer, lastOrder, onOpen }: CustomerMenuProps) => {
  const { customers } = useTexts(customersTexts);
  return (
    <Stack direction="row" gap="xs">
      {lastOrder !== undefined && (
        <ButtonLink href={paths.order(lastOrder)}>
          <Icon path={ordersIcon} /> {customers.openLastOrder(lastOrder)}
        </ButtonLink>
      )}
      <Button onClick={() => onOpen('payment')}>{customers.takePayment}</Button>
      <ButtonLink href={paths.counterOrderFor(customer._id)} tone="accent">
        <Icon path={plusIcon} /> {customers.newOrder}
      </ButtonLink>
      <ButtonLink href={paths.statement(customer._id)}>
        <Icon path={printIcon} /> {customers.statement}
      </ButtonLink>
      <Menu
        align="end"
        trigger={
          <Button tone="quiet" aria-label={customers.otherActions}>
            <Icon path={moreIcon} />
          </Button>
        }
      >
        <MenuItem onSelect={() => onOpen('refund')}>{customers.payBack}</MenuItem>
        <MenuItem onSelect={() => onOpen('adjustment')}>{customers.adjust}</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onOpen('edit')}>{customers.edit}</MenuItem>
        {customer.email === undefined ? (
          <MenuItem onSelect={() => onOpen('link')}>{customers.link}</MenuItem>
        ) : (
          <MenuItem onSelect={() => onOpen('unlink')}>{customers.unlink}</MenuItem>
        )}
        <MenuItem onSelect={() => onOpen('merge')}>{customers.merge}</MenuItem>
      </Menu>
    </Stack>
  );
};
