import { Icon } from '../Icon/Icon.js';
import { formError } from './FormError.css.js';

export interface FormErrorProps {
  /** Why the form was not accepted, as a sentence a person understands; nothing is drawn without it. */
  message: string | undefined;
}

/** The answer to a form that was refused, in red under it; a screen reader says it at once. */
export const FormError = ({ message }: FormErrorProps) =>
  message ? (
    <p className={formError} role="alert">
      <Icon name="warning" />
      <span>{message}</span>
    </p>
  ) : null;
