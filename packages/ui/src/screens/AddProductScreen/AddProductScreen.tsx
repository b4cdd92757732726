'use client';
import { AddPartForm } from '../../blocks/AddPartForm/AddPartForm.js';
import type { AddPartFormProps } from '../../blocks/AddPartForm/AddPartForm.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { useTexts } from '../../UiProvider.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

const english = { ...addPartTexts, ...importPartsTexts };

export type { NewPart } from '../../blocks/AddPartForm/AddPartForm.js';

export interface AddProductScreenProps extends AddPartFormProps {
  /** The URL of the page that imports a list; without it there is no link to it. */
  importHref?: string | undefined;
}

/** Lets an admin add a part (`/dashboard/addproduct`). */
export const AddProductScreen = ({ importHref, ...form }: AddProductScreenProps) => {
  const { addPart, importParts, titles } = useTexts(english);
  return (
    <DashboardPage
      isDense
      title={titles.addProduct}
      lead={addPart.lead}
      action={importHref !== undefined && <ButtonLink href={importHref}>{importParts.toImport}</ButtonLink>}
    >
      <AddPartForm {...form} />
    </DashboardPage>
  );
};
