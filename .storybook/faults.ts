declare global {
  interface Window {
    /** What is wrong with how the page lies, brought by `bringFaultFinder`. */
    findFaults: () => string[];
    /** What is wrong with what a walk by Tab would meet; it moves the focus. */
    findFocusFaults: () => string[];
  }
}

// These functions run in the page, whence they are brought as text: they may call each other and nothing else.

/** A text or a target as the eye sees it. */
interface Seen {
  element: Element;
  rects: DOMRect[];
  /** What may lie over the rest of the page: a bar that sticks, a dialog, a sign inside a field. */
  layer: Element;
  /** The boxes around it that cut off what is larger than they are, up to the next one that scrolls. */
  edges: Element[];
}

type Sight = Record<'texts' | 'targets', Seen[]>;

function withSize(rects: DOMRectList): DOMRect[] {
  return [...rects].filter(({ width, height }) => width > 1 && height > 1);
}

function ownTextRects(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    range.selectNodeContents(node);
    return withSize(range.getClientRects());
  });
}

/** Collects what is drawn for eyes, and not kept for screen readers, gone, or out of reach under a dialog. */
function look(element: Element, around: Pick<Seen, 'layer' | 'edges'>, sight: Sight): Sight {
  const { display, opacity, overflow, position, visibility } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const isGone = display !== 'contents' && !element.checkVisibility();
  const isOfReaders = overflow !== 'visible' && (width <= 1 || height <= 1);
  const isAway = element.matches('[inert], body > [aria-hidden="true"], script, style, option, svg');
  if (isGone || opacity === '0' || isOfReaders || isAway) return sight;

  const layer = /absolute|fixed|sticky/.test(position) ? element : around.layer;
  const isEdge = /hidden|clip/.test(overflow);
  const edges = /auto|scroll/.test(overflow) ? [] : isEdge ? [...around.edges, element] : around.edges;
  if (visibility === 'visible') {
    const rects = ownTextRects(element);
    if (rects.length > 0) sight.texts.push({ element, rects, layer, edges });
    const targets = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';
    if (element.matches(targets))
      sight.targets.push({ element, rects: withSize(element.getClientRects()), layer, edges });
  }
  for (const child of element.children) look(child, { layer, edges }, sight);
  return sight;
}

function seen(): Sight {
  return look(document.body, { layer: document.body, edges: [] }, { texts: [], targets: [] });
}

function ancestorsOf(element: Element | null): Element[] {
  return element === null ? [] : [element, ...ancestorsOf(element.parentElement)];
}

function describe(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
  return `<${element.localName}> "${words}"`;
}

/** A clamp is meant where the whole is told by pointing at it, or by the link of the card it stands in. */
function isMeantToCut(edge: Element): boolean {
  if (getComputedStyle(edge).webkitLineClamp === 'none') return false;
  return edge.closest('[title]') !== null || edge.closest('article:has(a[href])') !== null;
}

/** Words whose end lies behind an edge. */
function cutTexts(texts: Seen[]): string[] {
  return texts.flatMap(({ element, rects, edges }) => {
    const cutting = edges.find((edge) => {
      const { left, right, top, bottom } = edge.getBoundingClientRect();
      return rects.some(
        (rect) => rect.left < left - 2 || rect.right > right + 2 || rect.top < top - 4 || rect.bottom > bottom + 4,
      );
    });
    return !cutting || edges.some(isMeantToCut) ? [] : [`cuts off text: ${describe(element)} in ${describe(cutting)}`];
  });
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 2 && height > 2;
}

/** Things of one layer that lie over each other, though none is part of the other. */
function overlaps(things: Seen[]): string[] {
  const drawn = things.flatMap((thing) => thing.rects.map((rect) => ({ ...thing, rect })));
  let above: typeof drawn = [];
  return drawn
    .toSorted((one, other) => one.rect.top - other.rect.top)
    .flatMap((thing) => {
      const { element, layer, rect } = thing;
      above = above.filter((other) => other.rect.bottom > rect.top);
      const met = above.filter((other) => other.layer === layer && meet(other.rect, rect));
      above.push(thing);
      return met
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .map((other) => `${describe(other.element)} and ${describe(element)} overlap`);
    });
}

/** The letters themselves: without what a clamp hides, and without the air above and below them that lines share. */
function letters(text: Seen): Seen {
  const floor = Math.min(...text.edges.map((edge) => edge.getBoundingClientRect().bottom));
  const shown = text.rects.filter(({ y, height }) => y + height / 2 < floor);
  return { ...text, rects: shown.map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2)) };
}

/** Least sides of a target in CSS pixels (WCAG 2.5.8), of which a link in a sentence is free. */
function smallTargets(targets: Seen[]): string[] {
  return targets.flatMap(({ element, rects }) => {
    const { width, height } = element.getBoundingClientRect();
    const isFree = rects.length === 0 || getComputedStyle(element).display === 'inline';
    return isFree || (width >= 24 && height >= 24)
      ? []
      : [`target of ${Math.round(width)} x ${Math.round(height)} px: ${describe(element)}`];
  });
}

/** Targets beside the window, where nothing scrolls to them. */
function lostTargets(targets: Seen[]): string[] {
  return targets.flatMap(({ element }) => {
    const { left, right } = element.getBoundingClientRect();
    if (left >= -1 && right <= document.documentElement.clientWidth + 1) return [];
    const canScroll = ancestorsOf(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
    return canScroll ? [] : [`leaves the window: ${describe(element)}`];
  });
}

/** Those who asked for less movement get none: what is shown may change, but nothing travels, turns or grows. */
function movements(): string[] {
  const moving =
    /^(transform|translate|rotate|scale|offsetDistance|left|right|top|bottom|inset|margin|width|height|blockSize|inlineSize)/;
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || !effect.target || Number(effect.getComputedTiming().duration) === 0)
      return [];
    const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => moving.test(name)));
    return moved.length > 0 ? [`moves (${moved[0]}): ${describe(effect.target)}`] : [];
  });
}

function findFaults(): string[] {
  const { texts, targets } = seen();
  const overlapping = [...overlaps(texts.map(letters)), ...overlaps(targets)];
  return [
    ...cutTexts(texts),
    ...new Set(overlapping),
    ...smallTargets(targets),
    ...lostTargets(targets),
    ...movements(),
  ];
}

/** Whoever walks by Tab sees the ring, and the thing that wears it, not the bar that sticks above it (WCAG 2.4.7, 2.4.11). */
function findFocusFaults(): string[] {
  return seen().targets.flatMap(({ element }) => {
    if (element.matches('[tabindex="-1"]')) return [];
    (element as HTMLElement).focus();
    if (document.activeElement !== element) return [];
    const looks = ancestorsOf(element).map((each) => getComputedStyle(each));
    const isRinged = looks.some((each) => each.outlineStyle === 'solid' && Number.parseFloat(each.outlineWidth) >= 2);
    const cover = coverOf(element);
    return [
      ...(isRinged ? [] : [`shows no focus: ${describe(element)}`]),
      ...(cover === undefined ? [] : [`has the focus under ${cover}: ${describe(element)}`]),
    ];
  });
}

/** What lies over the middle of what can be seen of an element. */
function coverOf(element: Element): string | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, clientWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, clientHeight)) / 2;
  const there = document.elementFromPoint(x, y);
  if (!there) return 'the edge of the window';
  // A message that was just called for may lie over anything for its time (WCAG 2.4.11, note 2).
  const isClear = element.contains(there) || there.contains(element) || there.closest('[aria-live]') !== null;
  return isClear ? undefined : describe(there);
}

const functions = [
  ancestorsOf,
  coverOf,
  cutTexts,
  describe,
  findFaults,
  findFocusFaults,
  isMeantToCut,
  letters,
  look,
  lostTargets,
  meet,
  movements,
  overlaps,
  ownTextRects,
  seen,
  smallTargets,
  withSize,
];

/** Puts `findFaults` and `findFocusFaults` on the window of the page that runs it. */
export const faultFinder = `(() => {
${functions.map(String).join('\n')}
Object.assign(window, { findFaults, findFocusFaults });
})()`;
