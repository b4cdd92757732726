import type * as AddProductScreen from '../src/screens/AddProductScreen/AddProductScreen.stories.js';
import type * as AllPartsScreen from '../src/screens/AllPartsScreen/AllPartsScreen.stories.js';
import type * as AllPartsScreenFilters from '../src/screens/AllPartsScreen/AllPartsScreenFilters.stories.js';
import type * as AllPartsScreenSearch from '../src/screens/AllPartsScreen/AllPartsScreenSearch.stories.js';
import type * as AllUserScreen from '../src/screens/AllUserScreen/AllUserScreen.stories.js';
import type * as AllUserScreenErrors from '../src/screens/AllUserScreen/AllUserScreenErrors.stories.js';
import type * as AuditScreen from '../src/screens/AuditScreen/AuditScreen.stories.js';
import type * as BlogScreen from '../src/screens/BlogScreen/BlogScreen.stories.js';
import type * as CounterOrderScreen from '../src/screens/CounterOrderScreen/CounterOrderScreen.stories.js';
import type * as DashboardScreen from '../src/screens/DashboardScreen/DashboardScreen.stories.js';
import type * as HomeScreen from '../src/screens/HomeScreen/HomeScreen.stories.js';
import type * as ImportPartsScreen from '../src/screens/ImportPartsScreen/ImportPartsScreen.stories.js';
import type * as LoginScreen from '../src/screens/LoginScreen/LoginScreen.stories.js';
import type * as LoginScreenErrors from '../src/screens/LoginScreen/LoginScreenErrors.stories.js';
import type * as ManageProductsScreen from '../src/screens/ManageProductsScreen/ManageProductsScreen.stories.js';
import type * as ManageProductsScreenErrors from '../src/screens/ManageProductsScreen/ManageProductsScreenErrors.stories.js';
import type * as MyOrdersScreen from '../src/screens/MyOrdersScreen/MyOrdersScreen.stories.js';
import type * as MyOrdersScreenErrors from '../src/screens/MyOrdersScreen/MyOrdersScreenErrors.stories.js';
import type * as MyProfileScreen from '../src/screens/MyProfileScreen/MyProfileScreen.stories.js';
import type * as NotFoundScreen from '../src/screens/NotFoundScreen/NotFoundScreen.stories.js';
import type * as OfflineScreen from '../src/screens/OfflineScreen/OfflineScreen.stories.js';
import type * as OrderDeskScreen from '../src/screens/OrderDeskScreen/OrderDeskScreen.stories.js';
import type * as OrderScreen from '../src/screens/OrderScreen/OrderScreen.stories.js';
import type * as PortfolioScreen from '../src/screens/PortfolioScreen/PortfolioScreen.stories.js';
import type * as PrintOrderScreen from '../src/screens/PrintOrderScreen/PrintOrderScreen.stories.js';
import type * as PurchaseScreen from '../src/screens/PurchaseScreen/PurchaseScreen.stories.js';
import type * as PurchaseScreenErrors from '../src/screens/PurchaseScreen/PurchaseScreenErrors.stories.js';
import type * as ReviewScreen from '../src/screens/ReviewScreen/ReviewScreen.stories.js';
import type * as SignupScreen from '../src/screens/SignupScreen/SignupScreen.stories.js';

type Errors = 'Failed' | 'Offline' | 'Unauthorised' | 'Forbidden' | 'NotFound' | 'TooMany';
type AsyncStates = 'Loading' | Errors | 'Unexpected';
type SignInErrors =
  | 'Failed'
  | 'Offline'
  | 'TooManyAttempts'
  | 'InvalidEmail'
  | 'SignInMethodOff'
  | 'TokenRejected'
  | 'EmailNotVerified';
type GoogleErrors = 'PopupBlocked' | 'OtherProvider' | 'GoogleUnavailable';
type ResetErrors = 'LinkFailed' | 'LinkOffline' | 'LinkTooManyAttempts' | 'LinkExpired' | 'WeakPassword';
type PartVariants = 'OutOfStock' | 'Unnamed' | 'LongText' | 'Bangla';

/** The stories of a screen: it does not compile without one for each name. */
type Screen<Stories extends { Default: object }, Names extends keyof Stories> = Pick<Stories, 'Default' | Names>;

/** Each state of each screen has a story. */
export interface ScreenStories {
  AddProductScreen: Screen<typeof AddProductScreen, 'Added' | 'Invalid' | 'NameTaken' | Errors>;
  AllPartsScreen: Screen<
    typeof AllPartsScreen & typeof AllPartsScreenSearch & typeof AllPartsScreenFilters,
    | 'Filtered'
    | 'More'
    | 'NothingFound'
    | 'Empty'
    | 'Bangla'
    | 'LongText'
    | 'WithFilters'
    | 'Corrected'
    | 'Reasons'
    | 'NotUnderstood'
    | 'Limited'
    | 'Slow'
    | 'FacetsFailed'
    | AsyncStates
  >;
  AllUserScreen: Screen<
    typeof AllUserScreen & typeof AllUserScreenErrors,
    'Empty' | 'MadeAdmin' | 'Blocked' | 'SignedOut' | AsyncStates | `MakeAdmin${Errors}`
  >;
  AuditScreen: Screen<typeof AuditScreen, 'More' | 'Empty' | 'ExportFailed' | AsyncStates>;
  BlogScreen: Screen<typeof BlogScreen, 'LongText'>;
  CounterOrderScreen: Screen<
    typeof CounterOrderScreen,
    'Placed' | 'Loading' | 'Failed' | 'OrderFailed' | 'OrderOffline'
  >;
  DashboardScreen: Screen<typeof DashboardScreen, 'Empty' | 'Admin' | AsyncStates>;
  HomeScreen: Screen<typeof HomeScreen, 'Empty' | 'FewParts' | AsyncStates>;
  ImportPartsScreen: Screen<
    typeof ImportPartsScreen,
    | 'Unreadable'
    | 'FileRefused'
    | 'ToCorrect'
    | 'Importing'
    | 'Waiting'
    | 'Interrupted'
    | 'Finished'
    | 'FiveThousandRows'
  >;
  LoginScreen: Screen<
    typeof LoginScreen & typeof LoginScreenErrors,
    | 'Demo'
    | 'SignedOut'
    | 'WrongPassword'
    | 'AccountDisabled'
    | 'EmailOfAnotherUser'
    | SignInErrors
    | GoogleErrors
    | ResetErrors
  >;
  ManageProductsScreen: Screen<
    typeof ManageProductsScreen & typeof ManageProductsScreenErrors,
    | 'Edited'
    | 'Counting'
    | 'Paged'
    | 'PagedNothingFound'
    | 'Empty'
    | 'Deleted'
    | 'AlreadyDeleted'
    | AsyncStates
    | `Delete${Errors}`
  >;
  MyOrdersScreen: Screen<
    typeof MyOrdersScreen & typeof MyOrdersScreenErrors,
    'Empty' | 'Deleted' | 'AlreadyDeleted' | 'Kept' | 'Checking' | AsyncStates | `Delete${Errors}`
  >;
  MyProfileScreen: Screen<
    typeof MyProfileScreen,
    'Empty' | 'OnDealerkitBackend' | 'UpdateInvalid' | AsyncStates | `Update${Errors}`
  >;
  NotFoundScreen: Screen<typeof NotFoundScreen, never>;
  OfflineScreen: Screen<typeof OfflineScreen, 'Empty' | 'LongText'>;
  OrderDeskScreen: Screen<typeof OrderDeskScreen, 'Empty' | 'NoMatch' | 'Conflict' | 'OneCustomer' | AsyncStates>;
  OrderScreen: Screen<typeof OrderScreen, 'ForCustomer' | 'Conflict' | 'Cancelled' | AsyncStates>;
  PortfolioScreen: Screen<typeof PortfolioScreen, 'LongText'>;
  PrintOrderScreen: Screen<typeof PrintOrderScreen, 'Receipt' | 'Loading' | 'Failed' | 'Offline' | 'NotFound'>;
  PurchaseScreen: Screen<
    typeof PurchaseScreen & typeof PurchaseScreenErrors,
    PartVariants | 'KnownAddress' | 'StockChanged' | 'OrderKept' | 'OrderInvalid' | AsyncStates | `Order${Errors}`
  >;
  ReviewScreen: Screen<typeof ReviewScreen, 'Reviewed' | 'OwnReviews' | 'AllReviews' | 'Invalid' | Errors>;
  SignupScreen: Screen<typeof SignupScreen, 'Demo' | 'EmailTaken' | 'WeakPassword' | SignInErrors | GoogleErrors>;
}
