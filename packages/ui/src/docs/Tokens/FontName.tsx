import { useEffect, useRef, useState } from 'react';

export interface FontNameProps {
  /** The font role: a `font-family` value. */
  font: string;
  /** The brand of the toolbar; another brand can have other fonts. */
  brand: string;
}

const unquoted = (name = '') => name.trim().replaceAll(/['"]/g, '');

/** The name of the first font of a role, shown in that font. */
export const FontName = ({ font, brand }: FontNameProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    if (ref.current) setName(unquoted(getComputedStyle(ref.current).fontFamily.split(',')[0]));
  }, [font, brand]);
  return (
    <span ref={ref} style={{ fontFamily: font }}>
      {name}
    </span>
  );
};
