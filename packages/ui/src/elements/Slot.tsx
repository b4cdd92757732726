'use client';
import { Children, cloneElement, use } from 'react';
import type { ReactElement, ReactNode, Usable } from 'react';
import { mergeProps } from './nativeProps.js';

/** An element from a server component that is not received yet. */
interface LazyElement {
  _payload?: Usable<ReactElement>;
}

/** Renders its only child with the given props in addition to the child's own. */
export const Slot = ({ children, ...props }: { children: ReactNode }) => {
  const payload = (children as LazyElement | undefined)?._payload;
  const child = Children.only(payload ? use(payload) : children) as ReactElement<object>;
  return cloneElement(child, mergeProps(props, child.props));
};
