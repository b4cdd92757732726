/** The types of pictures that a host takes, as the `accept` of an input; a phone then converts its own format to JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The largest file that a host takes, in megabytes. */
export const MAX_MEGABYTES = 15;

const isPicture = ({ type }: File) => acceptedTypes.split(',').includes(type);

const isTooLarge = ({ size }: File) => size > MAX_MEGABYTES * 1024 * 1024;

/** Divides chosen files into those to upload, at most `free`, and those that are left out, by the reason. */
export const sortFiles = (files: readonly File[], free: number) => {
  const pictures = files.filter(isPicture);
  const small = pictures.filter((file) => !isTooLarge(file));
  return {
    accepted: small.slice(0, free),
    wrongType: files.filter((file) => !isPicture(file)),
    tooLarge: pictures.filter(isTooLarge),
    tooMany: small.slice(free),
  };
};
