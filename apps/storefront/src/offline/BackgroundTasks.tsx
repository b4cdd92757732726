import { useSendKeptOrders } from '@dealerkit/api-client/react';
import { useKeptMessages } from './useKeptOrdersProps.js';
import { useKnownAccount } from '../session/useSession.js';

/** Sends the orders that wait on this device, whatever the page. */
export const BackgroundTasks = () => {
  useSendKeptOrders(useKnownAccount()?.email, useKeptMessages());
  return undefined;
};
