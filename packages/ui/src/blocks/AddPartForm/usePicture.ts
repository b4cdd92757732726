import { useEffect, useState } from 'react';

/** Milliseconds without a key before an address counts as written. */
const PAUSE = 300;

/** Whether there is a picture at an address. */
export type PictureState = 'none' | 'loading' | 'found' | 'missing';

/** Looks for a picture at an address that somebody is writing, once they have stopped. */
export const usePicture = (typed: string): PictureState => {
  const address = typed.trim();
  const [looked, setLooked] = useState<{ address: string; isFound: boolean }>();

  useEffect(() => {
    if (address === '') return;
    const picture = new Image();
    picture.addEventListener('load', () => setLooked({ address, isFound: true }));
    picture.addEventListener('error', () => setLooked({ address, isFound: false }));
    const pause = setTimeout(() => {
      picture.src = address;
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      picture.removeAttribute('src');
    };
  }, [address]);

  if (address === '') return 'none';
  if (looked?.address !== address) return 'loading';
  return looked.isFound ? 'found' : 'missing';
};
