import { useState } from 'react';
import { cleanPicture } from '@dealerkit/domain/parts/pictures';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';

/** The typed address is the last picture, also before it is added to the list, so that no key is needed to use it. */
export const useTypedAddress = (pictures: readonly ListedPicture[]) => {
  const [typed, setTyped] = useState('');
  const { image } = cleanPicture({ image: typed, text: '' });
  const last = pictures.at(-1);
  const isLast = image !== '' && last !== undefined && cleanPicture(last).image === image;
  return {
    address: isLast ? typed : '',
    setTyped,
    /** The pictures of the list. */
    rows: isLast ? pictures.slice(0, -1) : pictures,
  };
};
