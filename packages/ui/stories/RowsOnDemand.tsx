import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../src/elements/Button/Button.js';
import type { AsyncData } from '../src/AsyncData.js';

interface RowsOnDemandProps<Row> {
  /** Creates this number of rows. */
  makeRows: (count: number) => readonly Row[];
  /** Renders the screen that shows the rows. */
  children: (rows: AsyncData<readonly Row[]>) => ReactNode;
}

/** Creates 100,000 rows first and shows them on a click, so that only the rendering time is measured. */
export const RowsOnDemand = <Row,>({ makeRows, children }: RowsOnDemandProps<Row>) => {
  const [rows] = useState(() => makeRows(100_000));
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <Button onClick={() => setIsLoaded(true)}>Load 100,000 rows</Button>
      {children(isLoaded ? { state: 'ready', data: rows } : { state: 'loading' })}
    </>
  );
};
