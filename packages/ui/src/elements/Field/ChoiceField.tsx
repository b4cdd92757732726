'use client';
import type { ReactNode } from 'react';
import { FieldMessages, RequiredText, useControlAttributes } from './FieldParts.js';
import type { ControlProps, FieldControl } from './Field.js';
import { root } from './Field.css.js';
import { choice, messages, row, text } from './ChoiceField.css.js';

interface ChoiceFieldProps extends ControlProps {
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** A check box, a radio or a switch with its label, hint and message. */
export const ChoiceField = ({ label, children, ...field }: ChoiceFieldProps) => {
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
