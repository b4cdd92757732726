import { Icon } from '../Icon/Icon.js';
import { formError } from './FormError.css.js';

export interface FormErrorProps {
  /** Why the form was not accepted, as a sentence a person understands; nothing is drawn without it. */
  message: string | undefined;
  /** A screen reader has read it out already, as a toast; it is only shown. @default false */
  announced?: boolean | undefined;
}

/** The answer to a form that was refused, in red under it; a screen reader reads it out at once, unless it has. */
export const FormError = ({ message, announced = false }: FormErrorProps) =>
  message ? (
    <p className={formError} role={announced ? undefined : 'alert'}>
      <Icon name="warning" />
      <span>{message}</span>
    </p>
  ) : null;
