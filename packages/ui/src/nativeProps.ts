import type { ComponentProps, JSX, Ref } from 'react';

/** The native props of the element that a component renders, without its content. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML'
>;

const setRef = (ref: Ref<unknown>, node: unknown) => {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
};

const mergeRefs =
  (...refs: Ref<unknown>[]) =>
  (node: unknown) => {
    const cleanups = refs.map((ref) => setRef(ref, node) ?? (() => setRef(ref, null)));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };

type Handler = (...args: unknown[]) => void;

const merge = (name: string, own: unknown, given: unknown): unknown => {
  if (given === undefined || own === undefined) return given ?? own;
  if (name === 'className') return `${String(own)} ${String(given)}`;
  if (name === 'style') return { ...(own as object), ...(given as object) };
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, given as Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return given;
  return (...args: unknown[]) => {
    (given as Handler)(...args);
    (own as Handler)(...args);
  };
};

/**
 * The props of a component's element: its own, and those that the caller gives. Classes, styles, handlers and refs are combined;
 * of any other prop the given value is taken, unless it is undefined.
 */
export const mergeProps = <Own extends object, Given extends object>(own: Own, given: Given): Own & Given => {
  const merged = { ...own } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) merged[name] = merge(name, merged[name], value);
  return merged as Own & Given;
};
