import { partFields } from '@dealerkit/domain/import/partImport';
import type { ImportMapping, PartField } from '@dealerkit/domain/import/partImport';

type Columns = ImportMapping['columns'];

/** The names of columns in lists of dealers. Signs and spaces do not count. */
const columnNames: Record<PartField, string> = {
  product_name:
    'product name, part name, item name, name, product, part, item, title, পার্টসের নাম, পণ্যের নাম, মালের নাম, নাম, পার্টস, পণ্য',
  price: 'price, unit price, rate, mrp, দাম, মূল্য, দর',
  minimum_order_quantity:
    'minimum order quantity, minimum quantity, minimum order, minimum, min order, min qty, min, moq, সর্বনিম্ন অর্ডারের পরিমাণ, সর্বনিম্ন অর্ডার, সর্বনিম্ন, ন্যূনতম অর্ডার, কমপক্ষে',
  available_quantity:
    'available quantity, available, in stock, stock, on hand, quantity, qty, pieces, pcs, স্টকের পরিমাণ, স্টক, মজুদ, মজুত, পরিমাণ',
  image: 'image url, image file, image files, image, pictures, picture, photo, img, ছবির ঠিকানা, ছবির ফাইল, ছবিগুলো, ছবি',
  // Remarks and notes are the dealer's own, so they are published only if the admin chooses their column.
  description: 'description, details, বিবরণ, বর্ণনা, বিস্তারিত',
  oem: 'oem numbers, oem number, oem no, oem, part number, part no, পার্ট নম্বর',
  replaces: 'replaces, replacement for, cross reference, যে নম্বরের বদলে চলে, বদলে',
  replacedBy: 'replaced by, superseded by, successor, new number, এর বদলে এখন চলে, নতুন নম্বর',
  fits: 'fits, listed for, vehicle, vehicles, truck, trucks, model, models, যে গাড়ির জন্য, গাড়ি, ট্রাক, মডেল',
  category: 'category, group, ক্যাটাগরি, শ্রেণি, ধরন',
  brand: 'brand, make, maker, manufacturer, ব্র্যান্ড, কোম্পানি',
  grade: 'grade, quality, গ্রেড, মান',
  origin: 'origin, country of origin, country, made in, তৈরির দেশ, দেশ',
  unit: 'unit, uom, একক',
  reorder_level: 'reorder level, reorder point, reorder, minimum stock, min stock, যত কমলে আবার কিনতে হবে, ন্যূনতম স্টক',
  shelf: 'shelf, rack, bin, store location, তাক, র‍্যাক',
};

const fold = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const names = partFields.flatMap((field) => columnNames[field].split(',').map((name) => ({ field, name: fold(name) })));

/** Longer names first, so that "minimum quantity" is not taken for a quantity. */
const byLength = names.toSorted((one, other) => other.name.length - one.name.length);

const isSame = (header: string, name: string) => header === name;
/** "Price (BDT)", "Retail price", but not "Min price" for "min". */
const isPart = (header: string, name: string) =>
  name.length > 2 && name !== 'min' && (header.startsWith(name) || header.endsWith(name));

/** Guesses the fields of columns from their names in English or Bangla, or from the names of the fields in the API; only `fields` are guessed. */
export const guessColumns = (headers: readonly string[], fields: readonly PartField[] = partFields): Columns => {
  const columns: Columns = {};
  for (const matches of [isSame, isPart]) {
    for (const { field, name } of byLength) {
      if (columns[field] !== undefined || !fields.includes(field)) continue;
      const taken = Object.values(columns);
      const column = headers.findIndex((header, index) => !taken.includes(index) && matches(fold(header), name));
      if (column >= 0) columns[field] = column;
    }
  }
  return columns;
};
