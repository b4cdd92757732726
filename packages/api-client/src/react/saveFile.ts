/** A file for the user. */
export interface SavedFile {
  name: string;
  /** The media type, such as `text/csv`. */
  type: string;
  content: string;
}

/** Lets the browser save a file on the device. */
export const saveFile = ({ name, type, content }: SavedFile): void => {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
