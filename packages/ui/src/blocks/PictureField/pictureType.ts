/** The types of pictures that can be uploaded, and that of phones, which is converted first. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

/** The length of the file type box of AVIF and HEIC with some brands. */
const HEAD = 48;

/** Returns the type of a picture by its first bytes: its name and the type that a browser gives it can be missing or wrong. */
export const pictureType = async (file: Blob): Promise<PictureType | undefined> => {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  if (/^[^]{4}ftyp(avi[fs]|[^]*avi[fs])/.test(head)) return 'image/avif';
  return /^[^]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(head) ? 'image/heic' : undefined;
};
