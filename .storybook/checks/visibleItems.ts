/** A visible text or target. */
export interface Item {
  element: Element;
  rects: DOMRect[];
  /** The positioned ancestor that may cover the rest of the page: a sticky bar, a dialog, an icon in a field. */
  layer: Element;
  /** The ancestors that clip their overflow, up to the nearest one that scrolls. */
  clips: Element[];
}

export type Items = Record<'texts' | 'targets', Item[]>;

const withSize = (rects: DOMRectList) => [...rects].filter(({ width, height }) => width > 1 && height > 1);

const textRects = (element: Element) => {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    range.selectNodeContents(node);
    return withSize(range.getClientRects());
  });
};

export const targets = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** Collects the visible texts and targets, without those for screen readers only and those behind a dialog. */
const collect = (element: Element, parent: Pick<Item, 'layer' | 'clips'>, items: Items): Items => {
  const { display, opacity, overflow, position, visibility } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const isGone = display !== 'contents' && !element.checkVisibility();
  const isForScreenReaders = overflow !== 'visible' && (width <= 1 || height <= 1);
  const isInert = element.matches('[inert], body > [aria-hidden="true"], script, style, option, svg');
  if (isGone || opacity === '0' || isForScreenReaders || isInert) return items;

  const layer = /absolute|fixed|sticky/.test(position) ? element : parent.layer;
  const isClip = /hidden|clip/.test(overflow);
  const clips = /auto|scroll/.test(overflow) ? [] : isClip ? [...parent.clips, element] : parent.clips;
  if (visibility === 'visible') {
    const rects = textRects(element);
    if (rects.length > 0) items.texts.push({ element, rects, layer, clips });
    if (element.matches(targets))
      items.targets.push({ element, rects: withSize(element.getClientRects()), layer, clips });
  }
  for (const child of element.children) collect(child, { layer, clips }, items);
  return items;
};

export const visibleItems = (): Items =>
  collect(document.body, { layer: document.body, clips: [] }, { texts: [], targets: [] });

export const describe = (element: Element): string => {
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
  return `<${element.localName}> "${name}"`;
};
