import { useEffect, useRef, useState } from 'react';

export interface FaceProps {
  /** The role that holds the list of faces. */
  font: string;
  /** The look that the toolbar chose: another one may have other faces. */
  look: string;
}

const unquoted = (name = '') => name.trim().replaceAll(/['"]/g, '');

/** The name of the first face of a role, as the browser has it, set in that face. */
export const Face = ({ font, look }: FaceProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    if (ref.current) setName(unquoted(getComputedStyle(ref.current).fontFamily.split(',')[0]));
  }, [font, look]);
  return (
    <span ref={ref} style={{ fontFamily: font }}>
      {name}
    </span>
  );
};
