import { useEffect, useState } from 'react';

/** Milliseconds without a key press before the URL is requested. */
const DELAY = 300;

/** Whether there is a picture at a URL; `none` without a URL. */
export type ImageLoadStatus = 'none' | 'loading' | 'found' | 'missing';

/** Loads the picture at a typed URL once the user stops typing. */
export const useImageStatus = (typed: string): ImageLoadStatus => {
  const url = typed.trim();
  const [result, setResult] = useState<{ url: string; isFound: boolean }>();

  useEffect(() => {
    if (url === '') return;
    const image = new Image();
    image.addEventListener('load', () => setResult({ url, isFound: true }));
    image.addEventListener('error', () => setResult({ url, isFound: false }));
    const delay = setTimeout(() => {
      image.src = url;
    }, DELAY);
    return () => {
      clearTimeout(delay);
      image.removeAttribute('src');
    };
  }, [url]);

  if (url === '') return 'none';
  if (result?.url !== url) return 'loading';
  return result.isFound ? 'found' : 'missing';
};
