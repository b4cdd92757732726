import {
  bankIcon,
  bookIcon,
  clockIcon,
  editIcon,
  ordersIcon,
  phoneIcon,
  plusIcon,
  searchIcon,
  shelfIcon,
  starIcon,
  userIcon,
  usersIcon,
} from '../../elements/Icon/icons.js';

/** The icons of the pages that a menu may list. */
export const pageIcons = {
  myOrders: ordersIcon,
  review: starIcon,
  myProfile: userIcon,
  allUser: usersIcon,
  addProduct: plusIcon,
  manageProducts: shelfIcon,
  orders: ordersIcon,
  customers: phoneIcon,
  cheques: bankIcon,
  dayBook: bookIcon,
  synonyms: editIcon,
  zeroResultSearches: searchIcon,
  audit: clockIcon,
} as const;
