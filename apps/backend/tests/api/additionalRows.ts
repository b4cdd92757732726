import { notificationRows } from './notificationRows.ts';
import { passkeyRows } from './passkeyRows.ts';
import { personalDataRows } from './personalDataRows.ts';
import { pictureRows } from './pictureRows.ts';

/** The rows of the matrix that are not about parts, orders, customers and users. */
export const additionalRows = {
  ...notificationRows,
  ...personalDataRows,
  ...passkeyRows,
  ...pictureRows,
};
