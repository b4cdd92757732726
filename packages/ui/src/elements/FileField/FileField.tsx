'use client';
import { useId } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { FileButton } from '../FileButton/FileButton.js';
import { FormError } from '../FormError/FormError.js';
import { Icon } from '../Icon/Icon.js';
import { uploadIcon } from '../Icon/icons.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { field, hint as hintStyle, message, title } from './FileField.css.js';

/** The native props belong to the area. */
export interface FileFieldProps extends Omit<NativeProps<'div'>, 'role'> {
  /** What can be dropped here: "Drop a file here". */
  label: string;
  /** The text of the button: "Choose a file". */
  buttonText: string;
  /** What a file has to be like. */
  hint?: ReactNode | undefined;
  /** Why the files were not taken. */
  error?: string | undefined;
  /** The types that can be chosen, as of the `accept` of an `input`. @default any file */
  accept?: string | undefined;
  /** Several files can be chosen at once. @default false */
  multiple?: boolean | undefined;
  /** The files are being read. */
  busy?: boolean | undefined;
  /** Called with the files that were dropped, whatever their type, or chosen. */
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, or chosen with its button. */
export const FileField = ({
  label,
  buttonText,
  hint,
  error,
  accept,
  multiple,
  busy,
  onFiles,
  ...native
}: FileFieldProps) => {
  const id = useId();
  const own = {
    className: field,
    role: 'group',
    'aria-labelledby': id,
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return (
    <div {...mergeProps(own, native)}>
      <Icon path={uploadIcon} />
      <p id={id} className={title}>
        {label}
      </p>
      <FileButton accept={accept} multiple={multiple} busy={busy} onFiles={onFiles}>
        {buttonText}
      </FileButton>
      {hint !== undefined && <p className={hintStyle}>{hint}</p>}
      <div className={message}>
        <FormError message={error} />
      </div>
    </div>
  );
};
