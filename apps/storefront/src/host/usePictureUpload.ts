import { useUploadPicture } from '@dealerkit/api-client/react';
import { host } from './host.js';

/** The address of a picture on the host, which may have another origin than the shop. */
const addressOf = (image: string) => new URL(image, new URL(host.url, location.origin));

/** Uploads pictures, and returns addresses that the pages of the shop can show; undefined on a host that takes none. */
export const usePictureUpload = (): ReturnType<typeof useUploadPicture> => {
  const upload = useUploadPicture();
  return (
    upload &&
    (async (...given) => {
      const result = await upload(...given);
      if (!('image' in result)) return result;
      const { origin, href } = addressOf(result.image);
      return { image: origin === location.origin ? result.image : href };
    })
  );
};
