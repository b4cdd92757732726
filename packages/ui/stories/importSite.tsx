import { useState } from 'react';
import type { ImportList, ImportOutcome } from '@dealerkit/domain/import/partImport';
import { ImportPartsScreen } from '../src/screens/ImportPartsScreen/ImportPartsScreen.js';
import type { ImportPartsScreenProps } from '../src/screens/ImportPartsScreen/ImportPartsScreen.js';

/** The picture of a part. */
export const image = '/photos/clutch-kit-800.jpg';
const header = ['Product name', 'Price', 'MOQ', 'Stock', 'Picture', 'Description'];
/** Rows of a list, two of which have a mistake and one has no picture. */
export const cells = [
  ['Clutch Kit 430 mm', 'Tk. 41,500/-', '1', '12', image, 'Sachs pattern, with release bearing.'],
  ['Brake Disc, front', '৬,২০০', '২', '৪০', '/photos/brake-disc-800.jpg', ''],
  ['Air Filter 1823-45 A', 'On request', 'two', '-3', image, 'Fits: Hino 500'],
  ['Propeller Shaft Centre Bearing with Rubber Mounting', '8,750', '1', '', '', ''],
  ['Brake disc, FRONT', '6200', '2', '40', image, ''],
  ['Wheel Stud', '250', '10', '1000', '/photos/steel-wheel-800.jpg', 'Ten to a wheel.'],
];

/** The rows of a spreadsheet with these cells. */
export const rowsOf = (table: readonly (readonly string[])[]) =>
  table.map((texts, index) => ({ number: index + 1, cells: [...texts] }));

const columns = {
  product_name: 0,
  price: 1,
  minimum_order_quantity: 2,
  available_quantity: 3,
  image: 4,
  description: 5,
};

/** A list that was read, with these rows. */
export const listOf = (table: readonly (readonly string[])[]): ImportList => ({
  name: 'parts.csv',
  rows: rowsOf([header, ...table]),
  hasHeader: true,
  mapping: { columns, sameValues: {} },
});

/** A site that adds each part at once. */
export const ImportSite = ({ onNewList, onListChange, onStart, ...props }: ImportPartsScreenProps) => {
  const [{ list, outcomes, run }, setState] = useState(props);
  return (
    <ImportPartsScreen
      {...props}
      list={list}
      outcomes={outcomes}
      run={run}
      onNewList={(next) => {
        onNewList(next);
        setState({ ...props, list: next });
      }}
      onListChange={(next, corrected) => {
        onListChange(next, corrected);
        setState((before) => ({ ...before, list: next }));
      }}
      onStart={(currentRows) => {
        onStart(currentRows);
        const sent = currentRows().filter(({ part }) => part);
        const added = sent.map(({ number }): [number, ImportOutcome] => [number, { state: 'added' }]);
        setState((before) => ({
          ...before,
          run: { state: 'idle' },
          outcomes: new Map([...before.outcomes, ...added]),
        }));
      }}
    />
  );
};
