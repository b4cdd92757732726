/** A truck part on sale, spelled as on the wire (specification, section 3). All but its identity may be missing. */
export interface Part {
  _id: string;
  product_name?: string | undefined;
  description?: string | undefined;
  /** An amount in the dealer's currency, or free text that is shown as it is. */
  price?: number | string | undefined;
  /** Address of the picture. */
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

/** What a customer says of a part (specification, section 3); the reviewer's e-mail is never shown. */
export interface Review {
  _id: string;
  reviewName?: string | undefined;
  reviewerEmail?: string | undefined;
  productName?: string | undefined;
  description?: string | undefined;
  /** Said to be out of 5, but any number may come. */
  rating?: number | undefined;
}

/** A person with an account (specification, section 3). `loaction` is the documented spelling. */
export interface User {
  _id: string;
  email: string;
  username?: string | undefined;
  role?: string | undefined;
  loaction?: string | undefined;
  phone?: string | undefined;
}
