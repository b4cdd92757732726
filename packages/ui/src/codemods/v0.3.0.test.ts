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

it('leaves components of other packages and files without these elements alone', () => {
  const source = `import { Button } from './Button';\nexport const Save = () => <Button label="Save" />;\n`;
  expect(transformed(source)).toBe(source);
});
