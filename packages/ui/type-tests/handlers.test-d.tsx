import type * as AddPartForm from '@dealerkit/ui/blocks/AddPartForm';
import type * as AddProductScreen from '@dealerkit/ui/screens/AddProductScreen';
import type * as LoginForm from '@dealerkit/ui/blocks/LoginForm';
import type * as LoginScreen from '@dealerkit/ui/screens/LoginScreen';
import type * as MyProfileScreen from '@dealerkit/ui/screens/MyProfileScreen';
import type * as OrderForm from '@dealerkit/ui/blocks/OrderForm';
import type * as ProfileForm from '@dealerkit/ui/blocks/ProfileForm';
import type * as PurchaseScreen from '@dealerkit/ui/screens/PurchaseScreen';
import type * as ReviewForm from '@dealerkit/ui/blocks/ReviewForm';
import type * as ReviewScreen from '@dealerkit/ui/screens/ReviewScreen';
import type * as SignupForm from '@dealerkit/ui/blocks/SignupForm';
import type * as SignupScreen from '@dealerkit/ui/screens/SignupScreen';
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
