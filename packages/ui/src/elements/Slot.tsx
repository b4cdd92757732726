import { Children, cloneElement, isValidElement } from 'react';
import type { PropsWithChildren } from 'react';
import { mergeProps } from './nativeProps.js';

/** Renders its only child with its own props, in addition to those of the child. */
export const Slot = ({ children, ...props }: PropsWithChildren) => {
  // `toArray` also resolves a child that a server component streams.
  const [child, ...others] = Children.toArray(children);
  if (!isValidElement<object>(child) || others.length > 0) throw new Error('Expected a single React element child');
  return cloneElement(child, mergeProps(props, child.props));
};
