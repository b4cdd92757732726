/** A truck part on sale, spelled as on the wire (specification, section 3). All but its identity may be missing. */
export interface Part {
  _id: string;
  product_name?: string;
  description?: string;
  /** An amount in the dealer's currency, or free text that is shown as it is. */
  price?: number | string;
  /** Address of the picture. */
  image?: string;
  minimum_order_quantity?: number;
  available_quantity?: number;
}

/** An order of one part by one customer (specification, section 3). */
export interface Order {
  _id: string;
  userEmail?: string;
  userName?: string;
  product_name?: string;
  address?: string;
  phone?: string;
  orderQuantity?: number;
}

/** What a customer says of a part (specification, section 3); the reviewer's e-mail is never shown. */
export interface Review {
  _id: string;
  reviewName?: string;
  reviewerEmail?: string;
  productName?: string;
  description?: string;
  /** Said to be out of 5, but any number may come. */
  rating?: number;
}

/** A person with an account (specification, section 3). `loaction` is the documented spelling. */
export interface User {
  _id: string;
  email: string;
  username?: string;
  role?: string;
  loaction?: string;
  phone?: string;
}
