/** A part on sale, with the field names of the API (specification, section 3). All fields except `_id` can be missing. */
export interface Part {
  _id: string;
  product_name?: string | undefined;
  description?: string | undefined;
  /** An amount in the dealer's currency, or free text that is shown unchanged. */
  price?: number | string | undefined;
  /** The URL of the picture. */
  image?: string | undefined;
  minimum_order_quantity?: number | undefined;
  available_quantity?: number | undefined;
}

/** An order of one part by one customer (specification, section 3). */
export interface Order {
  _id: string;
  userEmail?: string | undefined;
  userName?: string | undefined;
  product_name?: string | undefined;
  address?: string | undefined;
  phone?: string | undefined;
  orderQuantity?: number | undefined;
}

/** A review of a part (specification, section 3). The e-mail of the reviewer is not shown. */
export interface Review {
  _id: string;
  reviewName?: string | undefined;
  reviewerEmail?: string | undefined;
  productName?: string | undefined;
  description?: string | undefined;
  /** Out of 5, but any number is possible. */
  rating?: number | undefined;
}

/** A user (specification, section 3). `loaction` is the documented spelling. */
export interface User {
  _id: string;
  email: string;
  username?: string | undefined;
  role?: string | undefined;
  loaction?: string | undefined;
  phone?: string | undefined;
}
