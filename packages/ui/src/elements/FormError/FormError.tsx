import { Icon } from '../Icon/Icon.js';
import { root } from './FormError.css.js';

export interface FormErrorProps {
  /** Why the form was not accepted; without it nothing is rendered. */
  message: string | undefined;
  /** A toast has announced the message already, so it is not an alert. @default false */
  announced?: boolean | undefined;
}

/** The error message of a rejected form, announced by screen readers. */
export const FormError = ({ message, announced = false }: FormErrorProps) =>
  message ? (
    <p className={root} role={announced ? undefined : 'alert'}>
      <Icon name="warning" />
      <span>{message}</span>
    </p>
  ) : null;
