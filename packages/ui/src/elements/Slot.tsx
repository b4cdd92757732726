import { Children, cloneElement } from 'react';
import type { PropsWithChildren, ReactElement } from 'react';
import { mergeProps } from './nativeProps.js';

/** Renders its only child with its own props, in addition to those of the child. */
export const Slot = ({ children, ...props }: PropsWithChildren) => {
  // `toArray` also resolves a child that a server component streams.
  const [child, other] = Children.toArray(children);
  const only = Children.only(other === undefined ? child : null) as ReactElement<object>;
  return cloneElement(only, mergeProps(props, only.props));
};
