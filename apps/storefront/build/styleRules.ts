import { parse } from 'postcss';
import type { AtRule, Container, Rule } from 'postcss';
import type { StyleRule } from '../src/document/usedStyles.js';

/** The classes without which a selector matches nothing: those in brackets, as of `:not()`, are left out. */
const classesOf = (selector: string): string[] => {
  const outer = selector.replace(/\[[^\]]*\]/g, '').replace(/\([^()]*\)/g, '');
  return outer.includes('(') ? classesOf(outer) : [...outer.matchAll(/(?<=\.)[\w-]+/g)].map(([name]) => name);
};

/** The classes of each of the selectors, of which a document needs all of one; undefined if every document needs the rules. */
const classesOfAll = (rules: readonly Rule[]) => {
  const classes = rules.flatMap(({ selectors }) => selectors.map(classesOf));
  return classes.some((names) => names.length === 0) ? {} : { names: classes };
};

/** A rule, of whose custom properties a document needs those that it uses. */
const splitRule = (rule: Rule): StyleRule => {
  const declarations = rule.nodes.map((node) => ({
    css: `${node.toString()};`,
    ...(node.type === 'decl' && node.variable && { names: [[node.prop]] }),
  }));
  const hasProperties = declarations.some(({ names }) => names);
  return {
    ...classesOfAll([rule]),
    ...(hasProperties ? { css: rule.selector, rules: declarations } : { css: rule.toString() }),
  };
};

/** What only a pointer, a change or paper shows: the style sheet of the page has it, which arrives after the first paint. */
const isForLater = (node: AtRule | Rule) =>
  node.type === 'atrule'
    ? node.name === 'media' && node.params === 'print'
    : node.selectors.every((selector) => selector.includes(':hover')) ||
      node.nodes.every((each) => each.type === 'decl' && each.prop.startsWith('transition'));

/** A font, which a document needs if it has one of its characters. */
const splitFont = (font: AtRule): StyleRule => {
  const ranges: string[] = [];
  font.walkDecls('unicode-range', ({ value }) => void ranges.push(...value.split(/,\s*/)));
  const classes = ranges.map((range) =>
    range
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  );
  return { css: font.toString(), ...(classes.length > 0 && { characters: `[${classes.join('')}]` }) };
};

/** Splits the text of style sheets into the rules that a document needs or not. */
export const styleRules = (styles: string): StyleRule[] => {
  const root = parse(styles);
  const usersOf = ({ params }: AtRule) => {
    const users: Rule[] = [];
    root.walkDecls(/animation/, ({ value, parent }) => {
      if (parent?.type === 'rule' && value.split(/[\s,]+/).includes(params)) users.push(parent);
    });
    return users;
  };
  const split = (container: Container): StyleRule[] =>
    (container.nodes ?? []).flatMap((node): StyleRule | [] => {
      const css = node.toString();
      if (node.type !== 'rule' && node.type !== 'atrule') return { css };
      if (isForLater(node)) return [];
      if (node.type === 'rule') return splitRule(node);
      if (node.name === 'font-face') return splitFont(node);
      if (node.name.endsWith('keyframes')) return { css, ...classesOfAll(usersOf(node)) };
      // The order of the layers stands outside of other rules. postcss leaves out the semicolon of a statement.
      if (!node.nodes) return container === root ? { css: `${css};` } : [];
      const hasRules = node.nodes.some(({ type }) => type !== 'decl');
      return hasRules ? { css: `@${node.name} ${node.params}`, rules: split(node) } : { css };
    });
  return split(root);
};
