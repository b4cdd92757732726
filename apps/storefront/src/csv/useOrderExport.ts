import { offerCsv } from '@dealerkit/api-client/react';
import { orderColumns } from '@dealerkit/domain/exportColumns';
import { exportTexts } from '@dealerkit/domain/exportTexts';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { useLanguage } from '../preferences/language.js';

/** Returns a function that offers the lines of chosen orders as a CSV file, as the export of the whole list has them. */
export const useOrderExport = () => {
  const { code } = useLanguage();
  return (orders: readonly OrderWithLines[]) =>
    offerCsv(
      orderColumns(exportTexts[code]),
      orders.flatMap(({ lines }) => lines),
      'orders.csv',
    );
};
