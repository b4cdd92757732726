import { useEffect, useState } from 'react';

/** Milliseconds without a key press before the address is requested. */
const DELAY = 300;

/** Whether there is a picture at an address; `none` without an address. */
export type ImageLoadStatus = 'none' | 'loading' | 'found' | 'missing';

/** Loads the picture at a typed address once the user stops typing. */
export const useImageStatus = (typed: string): ImageLoadStatus => {
  const address = typed.trim();
  const [result, setResult] = useState<{ address: string; isFound: boolean }>();

  useEffect(() => {
    if (address === '') return;
    const image = new Image();
    image.addEventListener('load', () => setResult({ address, isFound: true }));
    image.addEventListener('error', () => setResult({ address, isFound: false }));
    const delay = setTimeout(() => {
      image.src = address;
    }, DELAY);
    return () => {
      clearTimeout(delay);
      image.removeAttribute('src');
    };
  }, [address]);

  if (address === '') return 'none';
  if (result?.address !== address) return 'loading';
  return result.isFound ? 'found' : 'missing';
};
