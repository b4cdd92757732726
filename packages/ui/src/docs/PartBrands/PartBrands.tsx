import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { UiProvider } from '../../UiProvider.js';
import type { UiProviderProps } from '../../UiProvider.js';
import { section, sections, title as titleStyle } from './PartBrands.css.js';

type Open = 'dialog' | 'sheet' | undefined;

const Content = ({ title }: { title: string }) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <section className={section}>
      <h2 className={titleStyle}>{title}</h2>
      <p>
        Clutch kits for heavy trucks. <Link href="#parts">All parts</Link>
      </p>
      <Notice tone="success">Order placed.</Notice>
      <Button tone="accent" aria-label={`Order in ${title}`}>
        Order
      </Button>
      <Button tone="danger" aria-label={`Delete in ${title}`} onClick={() => setOpen('dialog')}>
        Delete
      </Button>
      <Button aria-label={`Details in ${title}`} onClick={() => setOpen('sheet')}>
        Details
      </Button>
      {open === 'dialog' && (
        <AlertDialog
          title="Delete Clutch Kit 430 mm"
          tone="danger"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={async () => undefined}
          onClose={close}
        >
          Customers do not find it any more.
        </AlertDialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Clutch Kit 430 mm" onClose={close}>
          Driven plate, pressure plate and release bearing in one box.
        </Sheet>
      )}
    </section>
  );
};

/** A part of the page, and its heading. */
interface PartBrand extends Pick<UiProviderProps, 'brand' | 'mode' | 'texts'> {
  title: string;
}

export interface PartBrandsProps {
  parts: readonly PartBrand[];
}

/** The page in the brand and mode of the toolbar, and parts of it with their own. */
export const PartBrands = ({ parts: brandedParts }: PartBrandsProps) => (
  <main className={sections} lang="en">
    <Content title="The page" />
    {brandedParts.map(({ title, ...settings }) => (
      <UiProvider key={title} {...settings}>
        <Content title={title} />
      </UiProvider>
    ))}
  </main>
);
