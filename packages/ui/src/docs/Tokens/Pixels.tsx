import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';

export interface PixelsProps {
  /** A CSS length: the value of a token. */
  length: string;
  /** The length is a font size. */
  isFontSize?: boolean;
}

const format = (value: number) => `${Number(value.toFixed(2))} px`;

/** The computed value of a token in pixels at the current page width. */
export const Pixels = ({ length, isFontSize = false }: PixelsProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState('');
  const style: CSSProperties = { position: 'absolute', visibility: 'hidden', inlineSize: isFontSize ? '1em' : length };
  useEffect(() => {
    const measure = () => setText(ref.current ? format(Number.parseFloat(getComputedStyle(ref.current).width)) : '');
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [length]);
  return (
    <>
      <span ref={ref} style={isFontSize ? { ...style, fontSize: length } : style} />
      {text}
    </>
  );
};
