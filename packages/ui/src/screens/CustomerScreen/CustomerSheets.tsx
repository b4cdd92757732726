'use client';
import type { RefObject } from 'react';
import { AdjustmentForm } from '../../blocks/AdjustmentForm/AdjustmentForm.js';
import type { AdjustmentFormProps } from '../../blocks/AdjustmentForm/AdjustmentForm.js';
import { CustomerForm } from '../../blocks/CustomerForm/CustomerForm.js';
import type { CustomerFormProps } from '../../blocks/CustomerForm/CustomerForm.js';
import type { CustomerPickerOptions } from '../../blocks/CustomerPicker/CustomerPicker.js';
import { LinkAccountForm } from '../../blocks/LinkAccountForm/LinkAccountForm.js';
import type { LinkAccountFormProps } from '../../blocks/LinkAccountForm/LinkAccountForm.js';
import { MergeCustomers } from '../../blocks/MergeCustomers/MergeCustomers.js';
import type { MergeCustomersProps } from '../../blocks/MergeCustomers/MergeCustomers.js';
import { PaymentForm } from '../../blocks/PaymentForm/PaymentForm.js';
import type { PaymentFormProps } from '../../blocks/PaymentForm/PaymentForm.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { useTexts } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';

const english = { ...customersTexts, ...ledgerTexts };

/** What an admin can do with a customer. */
export interface CustomerActions {
  /** Saves the values that the admin has changed since the customer was read. */
  onSave: CustomerFormProps['onSave'];
  /** Another customer who has a phone number that was entered. */
  existing?: CustomerFormProps['existing'];
  /** Records a payment. */
  onPay: PaymentFormProps['onPay'];
  /** Records money that is paid back. */
  onRefund: PaymentFormProps['onPay'];
  /** Records an adjustment. */
  onAdjust: AdjustmentFormProps['onAdjust'];
  /** The search for the customer to merge. */
  picker: CustomerPickerOptions;
  /** Merges another customer into this one. */
  onMerge: MergeCustomersProps['onMerge'];
  /** Links an account. */
  onLinkAccount: LinkAccountFormProps['onLink'];
  /** Takes the link to the account off. */
  onUnlinkAccount: () => Promise<SubmitResult>;
}

/** The sheet or dialog that is open. */
export type OpenSheet = 'edit' | 'payment' | 'refund' | 'adjustment' | 'merge' | 'link' | 'unlink';

interface CustomerSheetsProps extends CustomerActions {
  customer: Customer;
  open: OpenSheet | undefined;
  onClose: () => void;
  /** Receives the focus after the account was taken off. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The sheets with the forms about a customer. */
export const CustomerSheets = ({ customer, open, onClose, titleRef, ...actions }: CustomerSheetsProps) => {
  const texts = useTexts(english);
  const { customers, ledger } = texts;
  if (open === undefined) return undefined;
  if (open === 'unlink')
    return (
      <AlertDialog
        title={customers.unlinkTitle(customer.email ?? '')}
        confirmLabel={customers.unlink}
        cancelLabel={customers.keep}
        tone="danger"
        onConfirm={actions.onUnlinkAccount}
        onClose={onClose}
        returnFocusRef={titleRef}
      >
        {customers.unlinkWarning}
      </AlertDialog>
    );
  const name = customerName(customer, texts);
  const titles: Record<typeof open, string> = {
    edit: customers.editNamed(name),
    payment: ledger.paymentTitle,
    refund: ledger.refundTitle,
    adjustment: ledger.adjustmentTitle,
    merge: customers.mergeTitle(name),
    link: customers.linkTitle(name),
  };
  return (
    <Sheet title={titles[open]} onClose={onClose} closesOnOutsideClick={false}>
      {open === 'edit' && (
        <CustomerForm customer={customer} existing={actions.existing} onSave={actions.onSave} onSaved={onClose} />
      )}
      {open === 'payment' && <PaymentForm customer={customer} onPay={actions.onPay} onPaid={onClose} />}
      {open === 'refund' && <PaymentForm kind="refund" customer={customer} onPay={actions.onRefund} onPaid={onClose} />}
      {open === 'adjustment' && <AdjustmentForm onAdjust={actions.onAdjust} onAdjusted={onClose} />}
      {open === 'merge' && (
        <MergeCustomers customer={customer} picker={actions.picker} onMerge={actions.onMerge} onMerged={onClose} />
      )}
      {open === 'link' && <LinkAccountForm onLink={actions.onLinkAccount} onLinked={onClose} />}
    </Sheet>
  );
};
