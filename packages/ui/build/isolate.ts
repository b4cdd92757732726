import { AtRule, parse } from 'postcss';
import type { Container, Document, Rule } from 'postcss';

/** The part of a page that `UiProvider isolated` renders. */
const part = '[data-dealer-isolated]';

/** Without layers, the rules of each of these have the specificity of one more id than those of the one before. */
const order = ['base', 'elements', 'blocks', 'screens'];

/** `revert` would also undo attributes of these, such as `width` and `fill`. */
const drawn = ':is(img,picture,source,video,canvas,iframe,svg,svg *)';

const boxes = 'margin padding border border-radius background box-shadow filter opacity vertical-align transform';

/** What the part would inherit, or has as a box; its colour and font are those of the base styles, and its `color-scheme` that of the mode. */
const inherited =
  'cursor font-style font-variant font-weight hyphens letter-spacing list-style quotes tab-size text-align text-indent text-shadow text-transform visibility white-space word-break word-spacing';

const set = (names: string, value: string) =>
  names
    .split(' ')
    .map((name) => `${name}:${value}`)
    .join(';');

/** Adds ids to the specificity of a selector, before its pseudo-element. */
const raise = (selector: string, ids: number): string =>
  selector.replace(/(::[\w-]+)?$/, (pseudo) => ':not(#_)'.repeat(ids) + pseudo);

/** In the part, the rules of the page lose their effect. */
const reset = [
  `${raise(part, 1)}{${set(`${boxes} ${inherited}`, 'initial')}}`,
  `${['', '::before', '::after', '::placeholder', '::marker'].map((pseudo) => raise(`${part} :where(:not(${drawn}))${pseudo}`, 1)).join()}{all:revert}`,
  `${raise(`${part} ${drawn}`, 1)}{${set(boxes, 'revert')}}`,
  // These attributes are styles too.
  `${raise(`${part} [hidden]:not([hidden=until-found])`, 1)}{display:none}`,
  `${raise(`${part} [fill=none]`, 1)}{fill:none}`,
  `${raise(`${part} svg:not([fill])`, 1)}{fill:revert}`,
].join('');

/** A selector of the base styles, which are those of a page, for the part. */
const inPart = (selector: string): string =>
  /^(html|body|\[data-dealer-brand\])$/.test(selector) ? part : `${part} ${selector}`;

const atRulesAround = (rule: Rule): AtRule[] => {
  const found: AtRule[] = [];
  for (let node: Container | Document | undefined = rule.parent; node instanceof AtRule; node = node.parent)
    found.push(node);
  return found;
};

/** The layer that a rule leaves. The variables of the theme stay in theirs, where a brand of the dealer overrides them. */
const leftLayer = (rule: Rule): string | undefined => {
  const layer = atRulesAround(rule)
    .find(({ name }) => name === 'layer')
    ?.params.replace('dealer.', '');
  const hasOnlyVariables = rule.every((node) => node.type !== 'decl' || node.prop.startsWith('--'));
  return layer === 'values' || (layer === 'base' && hasOnlyVariables) ? undefined : layer;
};

const removeEmpty = (css: Container) =>
  css.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });

/**
 * Returns a stylesheet of ours without layers, so that it also wins over the rules of a page that are in none. It begins with a reset
 * of the part of the page that is ours.
 */
export const isolate = (css: string): string => {
  const layered = parse(css);
  layered.walkRules((rule) => void (leftLayer(rule) !== undefined && rule.remove()));
  removeEmpty(layered);

  const raised = parse(css);
  raised.walkRules((rule) => {
    if (atRulesAround(rule).some(({ name }) => name.endsWith('keyframes'))) return;
    const layer = leftLayer(rule);
    if (layer === undefined) {
      rule.remove();
      return;
    }
    const selectors = layer === 'base' ? rule.selectors.map(inPart) : rule.selectors;
    rule.selectors = selectors.map((selector) => raise(selector, order.indexOf(layer) + 2));
    // A part is as high as its content.
    if (layer === 'base') rule.walkDecls('min-height', (declaration) => void declaration.remove());
  });
  raised.walkAtRules('layer', (rule) => void (rule.nodes ? rule.replaceWith(rule.nodes) : rule.remove()));
  removeEmpty(raised);
  return layered.toString() + reset + raised.toString();
};
