'use client';
import { Children, cloneElement, use } from 'react';
import type { ReactElement, ReactNode, Usable } from 'react';
import { mergeProps } from './nativeProps.js';

interface SlotProps {
  /** One element. */
  children: ReactNode;
  /** Content before that of the child. */
  before?: ReactNode;
}

/** An element that a server component passes is lazy until it is received. */
const isLazy = (child: ReactNode): child is ReactElement & { _payload: Usable<ReactNode> } =>
  typeof child === 'object' && child !== null && '_payload' in child;

/** Renders its child with the given props in addition to the child's own. */
export const Slot = ({ children, before, ...props }: SlotProps) => {
  const child = Children.only(isLazy(children) ? use(children._payload) : children) as ReactElement<{
    children?: ReactNode;
  }>;
  const merged = mergeProps(props, child.props);
  return before ? cloneElement(child, merged, before, child.props.children) : cloneElement(child, merged);
};
