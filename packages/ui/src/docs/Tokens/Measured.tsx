import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';

export interface MeasuredProps {
  /** What CSS makes a length of: a token. */
  length: string;
  /** Set in that size, where it is one of type. */
  asType?: boolean;
}

const pixels = (value: number) => `${Number(value.toFixed(2))} px`;

/** A token's length in pixels at the present width of the page, as the browser makes it. */
export const Measured = ({ length, asType = false }: MeasuredProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState('');
  const ruler: CSSProperties = { position: 'absolute', visibility: 'hidden', inlineSize: asType ? '1em' : length };
  useEffect(() => {
    const read = () => setSize(ref.current ? pixels(Number.parseFloat(getComputedStyle(ref.current).width)) : '');
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, [length]);
  return (
    <>
      <span ref={ref} style={asType ? { ...ruler, fontSize: length } : ruler} />
      {size}
    </>
  );
};
