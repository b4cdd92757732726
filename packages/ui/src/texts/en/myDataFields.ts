import type { MyData } from '@dealerkit/domain/account/myData';
import type { DownloadedName } from '@dealerkit/domain/account/personalData';

/** The keys of the objects in a value, at any depth. */
type KeysOf<Value> = Value extends readonly (infer Item)[]
  ? KeysOf<Item>
  : Value extends object
    ? { [Key in keyof Value]-?: Key | KeysOf<Value[Key]> }[keyof Value]
    : never;

/** A key of the values that the download of a user's data has. */
type FieldName = Extract<KeysOf<MyData[DownloadedName]>, string>;

/** The English of the section `myDataFields`, for `useTexts`. */
export const myDataFieldsTexts = {
  myDataFields: {
    email: 'E-mail',
    username: 'Name',
    emailVerified: 'E-mail verified',
    admin: 'Admin',
    loaction: 'Location',
    phone: 'Phone',
    orderNumber: 'Order number',
    placedAt: 'Ordered on',
    userName: 'Name',
    userEmail: 'E-mail',
    address: 'Address',
    note: 'Note',
    discount: 'Discount',
    deliveryCharge: 'Delivery charge',
    sum: 'Sum',
    lines: 'Lines',
    product_name: 'Part',
    orderQuantity: 'Quantity',
    price: 'Price',
    agreedPrice: 'Agreed price',
    credit: 'Credit',
    status: 'Status',
    history: 'Steps',
    at: 'Time',
    belongsTo: 'Belongs to',
    by: 'By',
    reason: 'Reason',
    name: 'Name',
    phones: 'Phones',
    creditLimit: 'Credit limit',
    balance: 'Balance',
    kind: 'Kind',
    amount: 'Amount',
    method: 'Method',
    reference: 'Reference',
    chequeDate: 'Date of the cheque',
    receivedAt: 'Received on',
    number: 'Number',
    issuedAt: 'Issued on',
    customer: 'Buyer',
    partNumber: 'Part number',
    unitPrice: 'Price of one piece',
    total: 'Total',
    creditedBy: 'Taken back by',
    credits: 'Takes back',
    productName: 'Part',
    rating: 'Rating',
    description: 'Text',
    reviewName: 'Name',
    language: 'Language',
    off: 'Switched off',
    waiting: 'Waiting messages',
    channel: 'Channel',
    endpoint: 'Address',
    addedAt: 'Added on',
    createdAt: 'Added on',
    lastUsedAt: 'Last used',
    action: 'What',
  } satisfies Record<FieldName, string>,
};
