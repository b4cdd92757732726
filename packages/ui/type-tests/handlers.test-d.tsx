import type * as AddPartForm from '@dealerkit/ui/AddPartForm';
import type * as AddProductScreen from '@dealerkit/ui/AddProductScreen';
import type * as LoginForm from '@dealerkit/ui/LoginForm';
import type * as LoginScreen from '@dealerkit/ui/LoginScreen';
import type * as MyProfileScreen from '@dealerkit/ui/MyProfileScreen';
import type * as OrderForm from '@dealerkit/ui/OrderForm';
import type * as ProfileForm from '@dealerkit/ui/ProfileForm';
import type * as PurchaseScreen from '@dealerkit/ui/PurchaseScreen';
import type * as ReviewForm from '@dealerkit/ui/ReviewForm';
import type * as ReviewScreen from '@dealerkit/ui/ReviewScreen';
import type * as SignupForm from '@dealerkit/ui/SignupForm';
import type * as SignupScreen from '@dealerkit/ui/SignupScreen';
import type { BrandName } from '@dealerkit/ui/UiProvider';
import { expectTypeOf, test } from 'vitest';

/** A handler may be declared with the type that the form and the screen export. */
type Handler<Given> = (given: Given) => Promise<undefined>;

test('the form and the screen export the type of the argument of each handler', () => {
  expectTypeOf<Handler<LoginForm.Login & LoginScreen.Login>>().toExtend<LoginScreen.LoginScreenProps['onLogin']>();
  expectTypeOf<Handler<SignupForm.Signup & SignupScreen.Signup>>().toExtend<
    SignupScreen.SignupScreenProps['onSignup']
  >();
  expectTypeOf<Handler<OrderForm.NewOrder & PurchaseScreen.NewOrder>>().toExtend<
    PurchaseScreen.PurchaseScreenProps['onOrder']
  >();
  expectTypeOf<Handler<AddPartForm.NewPart & AddProductScreen.NewPart>>().toExtend<
    AddProductScreen.AddProductScreenProps['onAdd']
  >();
  expectTypeOf<Handler<ReviewForm.NewReview & ReviewScreen.NewReview>>().toExtend<
    ReviewScreen.ReviewScreenProps['onReview']
  >();
  expectTypeOf<Handler<ProfileForm.ProfileChange & MyProfileScreen.ProfileChange>>().toExtend<
    MyProfileScreen.MyProfileScreenProps['onUpdate']
  >();
});

test('the names of the brands are exported', () => {
  expectTypeOf<'meghna'>().toExtend<BrandName>();
});
