export const withAncestors = (element: Element | null): Element[] =>
  element === null ? [] : [element, ...withAncestors(element.parentElement)];

/** Returns the element and its ancestors that have a visible outline. A card may show the focus ring of a link in it. */
export const outlined = (element: Element): Element[] =>
  withAncestors(element).filter((each) => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  });
