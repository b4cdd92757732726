import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { BrandedPart } from '../packages/ui/src/BrandedPart.js';
import { CopyPage } from '../packages/ui/src/docs/CopyPage/CopyPage.js';
import { defaults } from './variants.ts';

/** The used part of Storybook's index. */
interface Index {
  entries: Record<string, { importPath: string } | undefined>;
}

const load = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return response;
};

/** Loads the shown page as the package has it for assistants: that of a guide is named after its file, that of a component after its folder. */
const loadText = async () => {
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const { entries } = (await (await load('index.json')).json()) as Index;
  const [folder = '', file = ''] = entries[id]?.importPath.split('/').slice(-2) ?? [];
  return (await load(`llms/${file.endsWith('.mdx') ? file.slice(0, -'.mdx'.length) : folder}.md`)).text();
};

/** A page of documentation, with a button that copies its text, in the mode of the system like the site. */
const CopyableDocs = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props}>
    <BrandedPart brand={defaults.brand} mode="system" locale="en">
      <CopyPage load={loadText} />
    </BrandedPart>
    {children}
  </DocsContainer>
);

export default CopyableDocs;
