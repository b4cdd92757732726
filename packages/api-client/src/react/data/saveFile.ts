/** A file for the user. */
export interface SavedFile {
  name: string;
  /** The media type, such as `text/csv`. */
  type: string;
  content: string | Blob;
}

/** Lets the browser save a file on the device. */
export const saveFile = ({ name, type, content }: SavedFile): void => {
  const file = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
