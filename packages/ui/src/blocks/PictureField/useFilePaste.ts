import { useEffectEvent, useLayoutEffect } from 'react';

/** Takes files that are pasted anywhere on the page. Cells of a spreadsheet are also copied as a picture, but with text. */
export const useFilePaste = (onFiles: (files: readonly File[]) => void) => {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });
  // From the first frame on.
  useLayoutEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
};
