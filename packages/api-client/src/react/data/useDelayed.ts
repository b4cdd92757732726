import { useEffect, useState } from 'react';

/** The value after it has not changed for this many milliseconds. */
export const useDelayed = <Value>(value: Value, milliseconds: number): Value => {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
};
