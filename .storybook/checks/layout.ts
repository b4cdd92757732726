import { withAncestors } from '../../packages/ui/stories/outline.js';
import { widths } from '../variants.ts';
import { describe, visibleItems } from './visibleItems.ts';
import type { Item } from './visibleItems.ts';

/** A line clamp is allowed if the whole text is in the title, or on the page that the card links to. */
const isAllowedToClip = (clip: Element) =>
  getComputedStyle(clip).webkitLineClamp !== 'none' &&
  (clip.closest('[title]') !== null || clip.closest('article:has(a[href])') !== null);

const clippedTexts = (texts: Item[]) =>
  texts.flatMap(({ element, rects, clips }) => {
    const clipping = clips.find((clip) => {
      const { left, right, top, bottom } = clip.getBoundingClientRect();
      return rects.some(
        (rect) => rect.left < left - 2 || rect.right > right + 2 || rect.top < top - 4 || rect.bottom > bottom + 4,
      );
    });
    return !clipping || clips.some(isAllowedToClip) ? [] : [`${describe(element)} is cut off by ${describe(clipping)}`];
  });

const intersect = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

/** Items of one layer that intersect and do not contain each other. */
const overlaps = (items: Item[]) => {
  let open: (Item & { rect: DOMRect })[] = [];
  return items
    .flatMap((item) => item.rects.map((rect) => ({ ...item, rect })))
    .toSorted((one, other) => one.rect.top - other.rect.top)
    .flatMap((item) => {
      const { element, layer, rect } = item;
      open = open.filter((other) => other.rect.bottom > rect.top);
      const met = open.filter((other) => other.layer === layer && intersect(other.rect, rect));
      open.push(item);
      return met
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .map((other) => `${describe(other.element)} and ${describe(element)} overlap`);
    });
};

/** The boxes of the letters: without lines that a clamp hides, and without the space above and below the letters. */
const glyphs = (text: Item): Item => {
  const floor = Math.min(...text.clips.map((clip) => clip.getBoundingClientRect().bottom));
  const shown = text.rects.filter(({ y, height }) => y + height / 2 < floor);
  return { ...text, rects: shown.map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2)) };
};

/** Each side of a target is at least 24 CSS pixels, except for links in a sentence (WCAG 2.5.8). */
const smallTargets = (targets: Item[]) =>
  targets.flatMap(({ element, rects }) => {
    const { width, height } = element.getBoundingClientRect();
    const isExempt = rects.length === 0 || getComputedStyle(element).display === 'inline';
    return isExempt || (width >= 24 && height >= 24)
      ? []
      : [`${describe(element)} is a target of ${Math.round(width)} x ${Math.round(height)} px`];
  });

/** Targets outside the window that cannot be scrolled into view. */
const unreachableTargets = (targets: Item[]) =>
  targets.flatMap(({ element }) => {
    const { left, right } = element.getBoundingClientRect();
    if (left >= -1 && right <= document.documentElement.clientWidth + 1) return [];
    const canScroll = withAncestors(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
    return canScroll ? [] : [`${describe(element)} leaves the window`];
  });

/** An amount, a phone number or a number of a part or an order, of any script: groups of digits that belong together. */
const figure =
  /\p{Sc}\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*\p{Sc}|(?<![\p{L}\p{M}\p{Nd}-])\+?\p{Nd}{2,}(?:[ -]\p{Nd}{2,})*(?![\p{L}\p{M}\p{Nd}-])/gu;

/** The room for a figure in two cards beside each other on a phone. A longer one may break. */
const FIGURE_ROOM = 128;

/** Figures that do not stand in one line, except where a clamp ends the text; narrower pages and larger text may have no room. */
const brokenFigures = (texts: Item[]) => {
  if (innerWidth < widths.phone || document.documentElement.style.fontSize === '200%') return [];
  const range = document.createRange();
  return texts.flatMap(({ element, clips }) =>
    [...(clips.some(isAllowedToClip) ? [] : element.childNodes)].flatMap((node) => {
      if (!(node instanceof Text)) return [];
      return [...node.data.matchAll(figure)].flatMap(({ 0: found, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = [...range.getClientRects()].map(({ width }) => width).filter((width) => width > 0);
        const isLong = lines.reduce((sum, width) => sum + width, 0) > FIGURE_ROOM;
        return lines.length > 1 && !isLong ? [`${describe(element)} breaks the figure ${found}`] : [];
      });
    }),
  );
};

/** Times that do not stand in one line, like figures. */
const brokenTimes = (texts: Item[]) =>
  innerWidth < widths.phone || document.documentElement.style.fontSize === '200%'
    ? []
    : texts.flatMap(({ element, rects, clips }) =>
        element.localName === 'time' && rects.length > 1 && !clips.some(isAllowedToClip)
          ? [`${describe(element)} breaks a time`]
          : [],
      );

const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(-2);
  return [`the page scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px: ${widest.join(' and ')}`];
};

const movingProperty =
  /^(transform|translate|rotate|scale|offsetDistance|left|right|top|bottom|inset|margin|width|height|blockSize|inlineSize)/;

/** With reduced motion elements may appear or fade, but must not move, rotate or change their size. */
const motions = () =>
  document.getAnimations().flatMap(({ effect }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    if (!(effect instanceof KeyframeEffect) || !effect.target || Number(effect.getComputedTiming().duration) === 0)
      return [];
    const moved = effect
      .getKeyframes()
      .flatMap((frame) => Object.keys(frame).filter((key) => movingProperty.test(key)));
    return moved.length > 0 ? [`${describe(effect.target)} moves (${moved[0]})`] : [];
  });

/** Returns one sentence for each layout issue of the page at its current width. */
export const layoutIssues = (): string[] => {
  const { texts, targets } = visibleItems();
  return [
    ...overflow(),
    ...clippedTexts(texts),
    ...brokenFigures(texts),
    ...brokenTimes(texts),
    ...new Set([...overlaps(texts.map(glyphs)), ...overlaps(targets)]),
    ...smallTargets(targets),
    ...unreachableTargets(targets),
    ...motions(),
  ];
};
