'use client';
import { AddPartForm } from '../../blocks/AddPartForm/AddPartForm.js';
import type { AddPartFormProps } from '../../blocks/AddPartForm/AddPartForm.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';

export type { NewPart } from '../../blocks/AddPartForm/AddPartForm.js';

export type AddProductScreenProps = AddPartFormProps;

/** Lets an admin add a part (`/dashboard/addproduct`). */
export const AddProductScreen = (props: AddProductScreenProps) => {
  const { addPart, importParts, titles } = useUi().texts;
  return (
    <DashboardPage
      title={titles.addProduct}
      lead={addPart.lead}
      action={<ButtonLink href={paths.importParts}>{importParts.toImport}</ButtonLink>}
    >
      <AddPartForm {...props} />
    </DashboardPage>
  );
};
