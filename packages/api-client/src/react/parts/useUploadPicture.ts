import { classifyError, HttpError } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MutationError } from '../data/useMutation.js';
import { useOptionalCall } from '../data/optionalCalls.js';

interface UploadOptions {
  /** Aborts when the user cancels the upload. */
  signal: AbortSignal;
  /** Called with the share of the picture that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface UploadError extends MutationError {
  /** After how many seconds the host takes pictures again, if it says so. */
  retryAfter?: number | undefined;
}

/** The address of a picture that the pages of the site can show: the host may have another origin, and send a path. */
const addressOf = (image: string, hostUrl: string): string => {
  const { origin, href } = new URL(image, new URL(hostUrl, location.origin));
  return origin === location.origin ? image : href;
};

/**
 * Returns a function that uploads a picture, and resolves to its address or to why the host has not taken it; undefined on a host that takes
 * none. `hostUrl` is that of the client, if the host has another origin than the site.
 */
export const useUploadPicture = (hostUrl = '/') => {
  const { errorMessage } = useClientSettings();
  const upload = useOptionalCall('uploadPicture');
  if (!upload) return undefined;
  return async (picture: Blob, options: UploadOptions): Promise<{ image: string } | UploadError> => {
    try {
      const { image } = await upload({ picture }, options);
      return { image: addressOf(image, hostUrl) };
    } catch (error) {
      const { kind, hostMessage } = classifyError(error, 'uploadPicture');
      const retryAfter = error instanceof HttpError ? error.retryAfter : undefined;
      return { message: hostMessage ?? errorMessage(kind), kind, retryAfter };
    }
  };
};
