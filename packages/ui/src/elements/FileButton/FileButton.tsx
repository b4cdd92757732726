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
  /** Opens the camera of a phone, `environment` for the one at its back, instead of a choice of files. */
  capture?: 'environment' | 'user' | undefined;
  /** Called with the chosen files. */
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files of the device; `FileField` also takes files that are dropped on it. */
export const FileButton = ({ accept, multiple, capture, onFiles, onClick, ...button }: FileButtonProps) => {
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
        capture={capture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise choosing the corrected file of the same name changes nothing.
          target.value = '';
        }}
      />
    </>
  );
};
