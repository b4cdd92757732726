import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { FormError } from '../FormError/FormError.js';
import type { FormErrorProps } from '../FormError/FormError.js';
import { actions as actionStyles, form } from './Form.css.js';

export interface FormProps extends NativeProps<'form'> {
  /** The fields, below each other. */
  children: ReactNode;
  /** The buttons after the fields; on a phone each is as wide as the form. */
  actions?: ReactNode | undefined;
  /** The width of the buttons on wider screens: that of their labels, or that of the form. @default 'start' */
  actionWidth?: keyof typeof actionStyles | undefined;
  /** Why the form was not accepted, shown at its end. */
  error?: Pick<FormErrorProps, 'message' | 'announced'> | undefined;
}

/** A dialog that opens focuses a field with the attribute; a form that loads later focuses it itself. */
const markFirstField = (element: HTMLFormElement | null) => {
  const field = element?.querySelector<HTMLElement>('input, select, textarea');
  field?.setAttribute('autofocus', '');
  if (field?.closest('dialog[open]')) field.focus();
};

/** A form whose fields show their own errors. In a dialog its first field has the focus on opening. */
export const Form = ({ children, actions, actionWidth = 'start', error, ...native }: FormProps) => (
  // A browser sends such a form nowhere: no password leaves the page without the script that handles it.
  <form {...mergeProps({ className: form, method: 'dialog', noValidate: true, ref: markFirstField }, native)}>
    {children}
    {actions !== undefined && <div className={actionStyles[actionWidth]}>{actions}</div>}
    {error && <FormError {...error} />}
  </form>
);
