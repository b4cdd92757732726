import { custom, number, object, string } from 'valibot';
import { call } from './call.js';

/** A picture, the only body that is sent as it is and not as JSON. */
export const pictureBody = object({
  picture: custom<Blob | Uint8Array>(
    (value) => value instanceof Blob || value instanceof Uint8Array,
    'must be the bytes of a picture',
  ),
});

/** The address of an uploaded picture, and the size of its largest file in pixels. */
const uploadedPicture = object({ image: string(), width: number(), height: number() });

/** The calls about pictures that only the dealerkit backend answers. */
export const pictureCalls = {
  /** Additional call of the dealerkit backend. Stores a JPEG, PNG, WebP or AVIF of at most 15 MiB and 24 megapixels in the sizes that the screens use, for the `image` of a part; the body is the picture itself. The same picture has the same address. */
  uploadPicture: call('POST /pictures', {
    token: 'access',
    body: pictureBody,
    response: uploadedPicture,
    changes: [],
    status: 201,
    refusals: [422],
    bodyLimit: 15 * 2 ** 20,
  }),
};
