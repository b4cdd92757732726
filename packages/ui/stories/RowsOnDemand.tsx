import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../src/elements/Button/Button.js';
import type { AsyncData } from '../src/AsyncData.js';

/** Never shipped, like all that stories share. */

interface ArrivalProps<Row> {
  /** Makes so many rows. */
  many: (count: number) => readonly Row[];
  /** Draws the screen they come to. */
  children: (rows: AsyncData<readonly Row[]>) => ReactNode;
}

/** A hundred thousand rows, made beforehand, so that a press shows how long a screen takes from the answer to the first rows. */
export const RowsOnDemand = <Row,>({ many, children }: ArrivalProps<Row>) => {
  const [crowd] = useState(() => many(100_000));
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button onClick={() => setIsThere(true)}>Let 100,000 rows arrive</Button>
      {children(isThere ? { state: 'ready', data: crowd } : { state: 'loading' })}
    </>
  );
};
