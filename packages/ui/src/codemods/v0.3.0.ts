import type { API, FileInfo, JSXAttribute } from 'jscodeshift';

/** The native prop that replaces a prop, by entry of the package and name of the prop. */
const nativeProps: Record<string, Record<string, string>> = {
  Button: { label: 'aria-label', expanded: 'aria-expanded', controls: 'aria-controls' },
  ButtonLink: { label: 'aria-label' },
  Link: { current: 'aria-current' },
  TextField: { describedBy: 'aria-describedby' },
};

/** The dialog that asks for a confirmation was called `Dialog`, which is now a dialog with any content. */
const dialogEntry = /^@dealerkit\/ui\/Dialog(\.css)?$/;
const renamedExports: Record<string, string> = { Dialog: 'AlertDialog', DialogProps: 'AlertDialogProps' };

/** Replaces the props of elements by the native props that they take since 0.3.0, and `Dialog` by `AlertDialog`. */
export default function transform({ source }: FileInfo, { j }: API): string {
  const root = j(source);

  /** `current` was a boolean, and `aria-current` names the kind of the current item. */
  const currentPage = (value: JSXAttribute['value']): NonNullable<JSXAttribute['value']> => {
    if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression')
      return j.stringLiteral('page');
    const condition = value.expression;
    return j.jsxExpressionContainer(
      j.conditionalExpression(condition, j.stringLiteral('page'), j.identifier('undefined')),
    );
  };

  const replaceProps = (localName: string, props: Record<string, string>) => {
    for (const { node } of root.findJSXElements(localName).paths()) {
      for (const attribute of node.openingElement.attributes ?? []) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const replacement = props[attribute.name.name];
        if (replacement === undefined) continue;
        attribute.name = j.jsxIdentifier(replacement);
        if (replacement === 'aria-current') attribute.value = currentPage(attribute.value);
      }
    }
  };

  for (const [entry, props] of Object.entries(nativeProps)) {
    const imports = root.find(j.ImportDeclaration, { source: { value: `@dealerkit/ui/${entry}` } });
    for (const { node } of imports.find(j.ImportSpecifier, { imported: { name: entry } }).paths()) {
      const localName = node.local?.name ?? entry;
      if (typeof localName === 'string') replaceProps(localName, props);
    }
  }

  const renameReferences = (from: string, to: string) => {
    for (const { node } of root.find(j.Identifier, { name: from }).paths()) node.name = to;
    for (const { node } of root.find(j.JSXIdentifier, { name: from }).paths()) node.name = to;
  };

  for (const { node } of root.find(j.ImportDeclaration).paths()) {
    const [entry, extension = ''] = dialogEntry.exec(String(node.source.value)) ?? [];
    if (entry === undefined) continue;
    node.source = j.stringLiteral(`@dealerkit/ui/AlertDialog${extension}`);
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier' || typeof specifier.imported.name !== 'string') continue;
      const { name } = specifier.imported;
      const replacement = renamedExports[name];
      if (replacement === undefined) continue;
      const isAliased = specifier.local && specifier.local.name !== name;
      specifier.imported = j.identifier(replacement);
      if (!isAliased) renameReferences(name, replacement);
    }
  }
  return root.toSource();
}
