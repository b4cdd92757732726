import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import type { ButtonProps } from '../../elements/Button/Button.js';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';

interface BarActionProps extends Pick<ButtonProps, 'tone' | 'busy' | 'onClick' | 'onKeyDown'> {
  /** What it does, for the tooltip. */
  action: string;
  /** The single key of the list that does the same. */
  shortcut: string;
  /** The label, if it says more than the action. */
  children?: ReactNode;
}

/** A button of the bar, whose tooltip names its key. */
export const BarAction = ({ action, shortcut, children = action, ...button }: BarActionProps) => {
  const { orderDesk } = useTexts(orderDeskTexts);
  return (
    <Button {...button} size="small" title={orderDesk.withKey(action, shortcut)}>
      {children}
    </Button>
  );
};
