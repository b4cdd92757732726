import jscodeshift from 'jscodeshift';
import { expect, it } from 'vitest';
import transform from './v0.4.0.js';

const j = jscodeshift.withParser('tsx');
const transformed = (source: string) =>
  transform({ path: 'Stock.tsx', source }, { j, jscodeshift: j, stats: () => undefined, report: () => undefined });

it('imports the icons that were named, each once, and leaves computed names to a person', () => {
  const before = `
import { Badge as Tag } from '@dealerkit/ui/Badge';
import { EmptyState } from '@dealerkit/ui/EmptyState';
import { Icon } from '@dealerkit/ui/Icon';

export const Stock = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <Icon name="box" aria-label="In stock" />
    <Icon name={isOpen ? 'up' : 'down'} />
    <Tag icon="check">Counted</Tag>
    <EmptyState icon={'box'} title="No parts" advice="Add one." />
    <input name="box" />
  </>
);
`;
  const after = `
import { Badge as Tag } from '@dealerkit/ui/Badge';
import { EmptyState } from '@dealerkit/ui/EmptyState';
import { Icon } from '@dealerkit/ui/Icon';

import { boxIcon, checkIcon } from "@dealerkit/ui/icons";

export const Stock = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <Icon path={boxIcon} aria-label="In stock" />
    <Icon path={isOpen ? 'up' : 'down'} />
    <Tag icon={checkIcon}>Counted</Tag>
    <EmptyState icon={boxIcon} title="No parts" advice="Add one." />
    <input name="box" />
  </>
);
`;
  expect(transformed(before)).toBe(after);
});

it('leaves components of other packages alone', () => {
  const source = `import { Icon } from './Icon';\nexport const Save = () => <Icon name="check" />;\n`;
  expect(transformed(source)).toBe(source);
});
