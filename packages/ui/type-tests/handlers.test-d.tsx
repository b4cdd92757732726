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

/** A handler that is declared with the exported type of its argument. */
type Handler<Given> = (given: Given) => Promise<undefined>;

test('the form and the screen export the type of the argument of each handler', () => {
  expectTypeOf<LoginForm.Login>().toEqualTypeOf<LoginScreen.Login>();
  expectTypeOf<Handler<LoginScreen.Login>>().toExtend<LoginScreen.LoginScreenProps['onLogin']>();
  expectTypeOf<SignupForm.Signup>().toEqualTypeOf<SignupScreen.Signup>();
  expectTypeOf<Handler<SignupScreen.Signup>>().toExtend<SignupScreen.SignupScreenProps['onSignup']>();
  expectTypeOf<OrderForm.NewOrder>().toEqualTypeOf<PurchaseScreen.NewOrder>();
  expectTypeOf<Handler<PurchaseScreen.NewOrder>>().toExtend<PurchaseScreen.PurchaseScreenProps['onOrder']>();
  expectTypeOf<AddPartForm.NewPart>().toEqualTypeOf<AddProductScreen.NewPart>();
  expectTypeOf<Handler<AddProductScreen.NewPart>>().toExtend<AddProductScreen.AddProductScreenProps['onAdd']>();
  expectTypeOf<ReviewForm.NewReview>().toEqualTypeOf<ReviewScreen.NewReview>();
  expectTypeOf<Handler<ReviewScreen.NewReview>>().toExtend<ReviewScreen.ReviewScreenProps['onReview']>();
  expectTypeOf<ProfileForm.ProfileChange>().toEqualTypeOf<MyProfileScreen.ProfileChange>();
  expectTypeOf<Handler<MyProfileScreen.ProfileChange>>().toExtend<MyProfileScreen.MyProfileScreenProps['onUpdate']>();
});

test('the names of the brands are exported', () => {
  expectTypeOf<'meghna'>().toExtend<BrandName>();
});
