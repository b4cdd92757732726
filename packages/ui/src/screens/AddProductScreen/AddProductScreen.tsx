'use client';
import { AddPartForm } from '../../blocks/AddPartForm/AddPartForm.js';
import type { AddPartFormProps } from '../../blocks/AddPartForm/AddPartForm.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { useUi } from '../../UiProvider.js';

export type AddProductScreenProps = AddPartFormProps;

/** Where an admin puts a part on sale. */
export const AddProductScreen = (props: AddProductScreenProps) => {
  const { addPart } = useUi().texts;
  return (
    <DashboardPage title={addPart.title} lead={addPart.lead}>
      <AddPartForm {...props} />
    </DashboardPage>
  );
};
