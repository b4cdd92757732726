import type { API, FileInfo, JSXAttribute } from 'jscodeshift';

/** The prop with an icon, before and since 0.4.0, by entry of the package. */
const iconProps: Record<string, { before: string; since: string }> = {
  Badge: { before: 'icon', since: 'icon' },
  EmptyState: { before: 'icon', since: 'icon' },
  Icon: { before: 'name', since: 'path' },
};

/** The text of `"box"` and of `{'box'}`. */
const textOf = (value: JSXAttribute['value']): string | undefined => {
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return literal?.type === 'StringLiteral' ? literal.value : undefined;
};

/** Imports the icons that were named until 0.4.0. Names that are computed stay, and TypeScript reports them. */
export default function transform({ source }: FileInfo, { j }: API): string {
  const root = j(source);
  const icons = new Set<string>();

  const replaceNames = (localName: string, { before, since }: { before: string; since: string }) => {
    for (const { node } of root.findJSXElements(localName).paths()) {
      for (const attribute of node.openingElement.attributes ?? []) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== before) continue;
        attribute.name = j.jsxIdentifier(since);
        const name = textOf(attribute.value);
        if (name === undefined) continue;
        icons.add(`${name}Icon`);
        attribute.value = j.jsxExpressionContainer(j.identifier(`${name}Icon`));
      }
    }
  };

  for (const [entry, props] of Object.entries(iconProps)) {
    const imports = root.find(j.ImportDeclaration, { source: { value: `@dealerkit/ui/${entry}` } });
    for (const { node } of imports.find(j.ImportSpecifier, { imported: { name: entry } }).paths()) {
      const localName = node.local?.name ?? entry;
      if (typeof localName === 'string') replaceNames(localName, props);
    }
  }

  if (icons.size > 0) {
    const specifiers = [...icons].toSorted().map((name) => j.importSpecifier(j.identifier(name)));
    root
      .find(j.ImportDeclaration)
      .at(-1)
      .insertAfter(j.importDeclaration(specifiers, j.stringLiteral('@dealerkit/ui/icons')));
  }
  return root.toSource();
}
