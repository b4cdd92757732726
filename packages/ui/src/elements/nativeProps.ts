import type { ComponentProps, JSX, Ref, RefObject } from 'react';

/** The native props of the element that a component renders, without its content. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML'
>;

type Handler = (...args: unknown[]) => void;

/** Sets a ref and returns its cleanup. */
const attach = <Node>(ref: Exclude<Ref<Node>, null>, node: Node) => {
  if (typeof ref === 'function') return ref(node) ?? (() => ref(null));
  ref.current = node;
  return () => (ref.current = null);
};

const merge = (name: string, own: unknown, given: unknown): unknown => {
  if (name === 'className') return [own, given].join(' ');
  if (!own || !given) return given ?? own;
  if (name === 'style') return { ...own, ...given };
  if (name === 'ref')
    return (node: unknown) => {
      const detachOwn = attach(own as RefObject<unknown>, node);
      const detachGiven = attach(given as RefObject<unknown>, node);
      return () => {
        detachOwn();
        detachGiven();
      };
    };
  if (typeof own !== 'function') return given;
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
  const merged = { ...own } as Own & Given;
  for (const name in given) merged[name] = merge(name, merged[name], given[name]) as (Own & Given)[typeof name];
  return merged;
};
