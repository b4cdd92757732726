import { paint } from '../pictures/samples.ts';

const payload = await paint(4, 3).png().toBuffer();

/** The expected policies of the calls about pictures. */
export const pictureRows = {
  uploadPicture: {
    request: () => ({
      method: 'POST' as const,
      url: '/pictures',
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    }),
    expected: [401, 403, 403, 201] as [number, number, number, number],
  },
};
