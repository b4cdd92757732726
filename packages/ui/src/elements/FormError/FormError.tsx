import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Icon } from '../Icon/Icon.js';
import { warningIcon } from '../Icon/icons.js';
import { root } from './FormError.css.js';

export interface FormErrorProps extends NativeProps<'p'> {
  /** Why the form was not accepted; without it nothing is rendered. */
  message: string | undefined;
  /** A toast has announced the message already, so it is not an alert. @default false */
  announced?: boolean | undefined;
}

/** The error message of a rejected form, announced by screen readers. */
export const FormError = ({ message, announced = false, ...native }: FormErrorProps) =>
  message ? (
    <p role={announced ? undefined : 'alert'} {...mergeProps({ className: root }, native)}>
      <Icon path={warningIcon} />
      <span>{message}</span>
    </p>
  ) : null;
