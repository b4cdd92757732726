import type * as AddProductScreen from '../src/screens/AddProductScreen/AddProductScreen.stories.js';
import type * as AllUserScreen from '../src/screens/AllUserScreen/AllUserScreen.stories.js';
import type * as AllUserScreenRefused from '../src/screens/AllUserScreen/AllUserScreenRefused.stories.js';
import type * as BlogScreen from '../src/screens/BlogScreen/BlogScreen.stories.js';
import type * as DashboardScreen from '../src/screens/DashboardScreen/DashboardScreen.stories.js';
import type * as HomeScreen from '../src/screens/HomeScreen/HomeScreen.stories.js';
import type * as LoginScreen from '../src/screens/LoginScreen/LoginScreen.stories.js';
import type * as LoginScreenRefused from '../src/screens/LoginScreen/LoginScreenRefused.stories.js';
import type * as ManageProductsScreen from '../src/screens/ManageProductsScreen/ManageProductsScreen.stories.js';
import type * as ManageProductsScreenRefused from '../src/screens/ManageProductsScreen/ManageProductsScreenRefused.stories.js';
import type * as MyOrdersScreen from '../src/screens/MyOrdersScreen/MyOrdersScreen.stories.js';
import type * as MyOrdersScreenRefused from '../src/screens/MyOrdersScreen/MyOrdersScreenRefused.stories.js';
import type * as MyProfileScreen from '../src/screens/MyProfileScreen/MyProfileScreen.stories.js';
import type * as NotFoundScreen from '../src/screens/NotFoundScreen/NotFoundScreen.stories.js';
import type * as PortfolioScreen from '../src/screens/PortfolioScreen/PortfolioScreen.stories.js';
import type * as PurchaseScreen from '../src/screens/PurchaseScreen/PurchaseScreen.stories.js';
import type * as PurchaseScreenRefused from '../src/screens/PurchaseScreen/PurchaseScreenRefused.stories.js';
import type * as ReviewScreen from '../src/screens/ReviewScreen/ReviewScreen.stories.js';
import type * as SignupScreen from '../src/screens/SignupScreen/SignupScreen.stories.js';

type Failures = 'Failed' | 'Offline' | 'Unauthorised' | 'Forbidden' | 'NotFound' | 'TooMany';
type Waits = 'Loading' | Failures | 'Unexpected';
type SignInErrors =
  | 'Failed'
  | 'Offline'
  | 'TooManyAttempts'
  | 'InvalidEmail'
  | 'WayOff'
  | 'NotLetIn'
  | 'AddressUnproven';
type GoogleErrors = 'PopupBlocked' | 'OtherProvider' | 'GoogleUnavailable';
type ResetErrors = 'LinkFailed' | 'LinkOffline' | 'LinkTooManyAttempts' | 'LinkSpent' | 'WeakPassword';
type HardParts = 'OutOfStock' | 'Unnamed' | 'LongText' | 'Bangla';

/** The stories of a screen: it does not compile without one for each name. */
type Screen<Stories extends { Default: object }, Names extends keyof Stories> = Pick<Stories, 'Default' | Names>;

/** Each state of each screen has a story. */
export interface ScreenStories {
  AddProductScreen: Screen<typeof AddProductScreen, 'Added' | 'Invalid' | 'NameTaken' | Failures>;
  AllUserScreen: Screen<
    typeof AllUserScreen & typeof AllUserScreenRefused,
    'Empty' | 'MadeAdmin' | Waits | `MakeAdmin${Failures}`
  >;
  BlogScreen: Screen<typeof BlogScreen, 'LongText'>;
  DashboardScreen: Screen<typeof DashboardScreen, 'Empty' | 'Admin' | Waits>;
  HomeScreen: Screen<typeof HomeScreen, 'Empty' | 'FewParts' | Waits>;
  LoginScreen: Screen<
    typeof LoginScreen & typeof LoginScreenRefused,
    'Demo' | 'WrongPassword' | 'AccountDisabled' | SignInErrors | GoogleErrors | ResetErrors
  >;
  ManageProductsScreen: Screen<
    typeof ManageProductsScreen & typeof ManageProductsScreenRefused,
    'Empty' | 'Deleted' | 'DeletedBefore' | Waits | `Delete${Failures}`
  >;
  MyOrdersScreen: Screen<
    typeof MyOrdersScreen & typeof MyOrdersScreenRefused,
    'Empty' | 'Deletes' | 'DeletedBefore' | Waits | `Delete${Failures}`
  >;
  MyProfileScreen: Screen<typeof MyProfileScreen, 'Empty' | 'UpdateInvalid' | Waits | `Update${Failures}`>;
  NotFoundScreen: Screen<typeof NotFoundScreen, never>;
  PortfolioScreen: Screen<typeof PortfolioScreen, 'LongText'>;
  PurchaseScreen: Screen<
    typeof PurchaseScreen & typeof PurchaseScreenRefused,
    HardParts | 'OrderTooLate' | 'OrderInvalid' | Waits | `Order${Failures}`
  >;
  ReviewScreen: Screen<typeof ReviewScreen, 'Reviewed' | 'Invalid' | Failures>;
  SignupScreen: Screen<typeof SignupScreen, 'Demo' | 'EmailTaken' | 'WeakPassword' | SignInErrors | GoogleErrors>;
}
