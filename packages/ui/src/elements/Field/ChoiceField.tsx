'use client';
import type { ReactNode } from 'react';
import { FieldMessages, RequiredText, useControlAttributes } from './FieldParts.js';
import type { FieldControl, FieldProps } from './Field.js';
import { root } from './Field.css.js';
import { choice, messages, row, text } from './ChoiceField.css.js';

/** The props of a field whose label is beside its control. */
export interface ChoiceFieldProps extends Omit<FieldProps, 'label'> {
  /** The visible label, which can contain a link. */
  label: ReactNode;
}

interface ChoiceFieldWrapperProps extends ChoiceFieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A check box, a radio or a switch with its label, hint and message. */
export const ChoiceField = ({ label, children, ...field }: ChoiceFieldWrapperProps) => {
  const control = useControlAttributes(field);
  return (
    <div className={root}>
      <label className={row}>
        {children({ ...control, className: choice })}
        <span className={text}>
          <span>{label}</span>
          <RequiredText required={field.required} />
        </span>
      </label>
      {(field.error || field.hint) && (
        <div className={messages}>
          <FieldMessages id={control.id} error={field.error} hint={field.hint} />
        </div>
      )}
    </div>
  );
};
