import jscodeshift from 'jscodeshift';
import { expect, it } from 'vitest';
import transform from './v0.3.0.js';

const j = jscodeshift.withParser('tsx');
const transformed = (source: string) =>
  transform({ path: 'Filter.tsx', source }, { j, jscodeshift: j, stats: () => undefined, report: () => undefined });

it('replaces the props of elements by native props, also under another name', () => {
  const before = `
import { Button } from '@dealerkit/ui/Button';
import { Link as TextLink } from '@dealerkit/ui/Link';
import { TextField } from '@dealerkit/ui/TextField';

export const Filter = ({ isOpen, path }: { isOpen: boolean; path: string }) => (
  <form>
    <Button label={\`Show the filter of \${path}\`} expanded={isOpen} controls="filter" tone="quiet">
      Filter
    </Button>
    <TextField label="Name" describedBy="hint" value="" />
    <TextLink href="/parts" current={path === '/parts'}>
      Parts
    </TextLink>
    <TextLink href="/" current>
      Home
    </TextLink>
  </form>
);
`;
  const after = `
import { Button } from '@dealerkit/ui/Button';
import { Link as TextLink } from '@dealerkit/ui/Link';
import { TextField } from '@dealerkit/ui/TextField';

export const Filter = ({ isOpen, path }: { isOpen: boolean; path: string }) => (
  <form>
    <Button aria-label={\`Show the filter of \${path}\`} aria-expanded={isOpen} aria-controls="filter" tone="quiet">
      Filter
    </Button>
    <TextField label="Name" aria-describedby="hint" value="" />
    <TextLink href="/parts" aria-current={path === '/parts' ? "page" : undefined}>
      Parts
    </TextLink>
    <TextLink href="/" aria-current="page">
      Home
    </TextLink>
  </form>
);
`;
  expect(transformed(before)).toBe(after);
});

it('renames Dialog to AlertDialog with its stylesheet and its props', () => {
  const before = `
import '@dealerkit/ui/Dialog.css';
import { Dialog } from '@dealerkit/ui/Dialog';
import type { DialogProps } from '@dealerkit/ui/Dialog';

export const Delete = (props: DialogProps) => (
  <Dialog {...props} confirmLabel="Delete">
    It is gone then.
  </Dialog>
);
`;
  const after = `
import "@dealerkit/ui/AlertDialog.css";
import { AlertDialog } from "@dealerkit/ui/AlertDialog";
import type { AlertDialogProps } from "@dealerkit/ui/AlertDialog";

export const Delete = (props: AlertDialogProps) => (
  <AlertDialog {...props} confirmLabel="Delete">
    It is gone then.
  </AlertDialog>
);
`;
  expect(transformed(before)).toBe(after);
});

it('keeps the name that a file gives to Dialog', () => {
  const source = `import { Dialog as Confirm } from '@dealerkit/ui/Dialog';\nexport const Delete = () => <Confirm title="Delete?" />;\n`;
  expect(transformed(source)).toBe(
    `import { AlertDialog as Confirm } from "@dealerkit/ui/AlertDialog";\nexport const Delete = () => <Confirm title="Delete?" />;\n`,
  );
});

it('leaves components of other packages and files without these elements alone', () => {
  const source = `import { Button } from './Button';\nexport const Save = () => <Button label="Save" />;\n`;
  expect(transformed(source)).toBe(source);
});
