'use client';
import { useRef } from 'react';
import { Button } from '../Button/Button.js';
import type { ButtonStyleProps } from '../Button/Button.js';
import type { NativeProps } from '../nativeProps.js';

/** The native props belong to the `button`. */
export interface FileButtonProps extends ButtonStyleProps, NativeProps<'button'> {
  /** The files are being read: shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  /** The types that can be chosen, as of the `accept` of an `input`. @default any file */
  accept?: string | undefined;
  /** Several files can be chosen at once. @default false */
  multiple?: boolean | undefined;
  /** Called with the chosen files. */
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files of the device; `FileField` also takes files that are dropped on it. */
export const FileButton = ({ accept, multiple, onFiles, onClick, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        onClick={(event) => {
          onClick?.(event);
          input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise choosing the corrected file of the same name changes nothing.
          target.value = '';
        }}
      />
    </>
  );
};
